/** The effects of session preferences, around the table of any game. */
export { SessionEffects } from './SessionEffects'
export { TopBar } from './TopBar'
