/** What a table tells that does not track units. */
export { Hold } from './Hold'
