/** The questions of the Action phase, but for battles; mustering is answered on the map as marches are. */
export { Collect } from '../Collect'
export { Hold } from '../Hold'
export { March } from '../March'
export { Muster } from '../Muster'
export { Raid } from '../Raid'
export { Raven } from '../Raven'
