/** What makes a long evening pleasant, around the table of any game. */
export { Clock } from './Clock'
export { SessionEffects } from './SessionEffects'
