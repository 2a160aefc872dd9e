/** Questions of the Action phase, except raids, marches and battles. Also contains mustering, because that question uses the map too. */
export { Collect } from './Collect'
export { Muster } from './Muster'
export { Raven } from './Raven'
