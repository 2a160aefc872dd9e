/** Raids and marches: where they begin, and where they go. */
export { March } from './March'
export { Raid } from './Raid'
