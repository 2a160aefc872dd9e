/** The question with the reports if the app does not track units. */
export { Hold } from './Hold'
