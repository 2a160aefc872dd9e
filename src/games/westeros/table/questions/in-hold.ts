/** The reports of a table that does not track units. */
export { Hold } from './Hold'
