/** Questions about raids and marches. */
export { March } from './March'
export { Raid } from './Raid'
