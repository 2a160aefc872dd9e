/** The effects of session preferences, around the table of any game. */
export { Clock } from './Clock'
export { SessionEffects } from './SessionEffects'
