/** Questions of the Action phase, except raids, marches and battles. Mustering is here because it uses the map too. */
export { Collect } from './Collect'
export { Muster } from './Muster'
export { Raven } from './Raven'
