/** The questions of the Action phase beside its raids, marches and battles; mustering is answered on the map too. */
export { Collect } from './Collect'
export { Muster } from './Muster'
export { Raven } from './Raven'
