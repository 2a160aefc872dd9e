/** Side effects of the session preferences on an open game. */
export { SessionEffects } from './SessionEffects'
export { TopBar } from './TopBar'
