/** Question in which the players report marches and battles if the app does not track units. */
export { Hold } from './Hold'
