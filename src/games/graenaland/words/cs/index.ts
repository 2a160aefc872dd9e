export { events, shownCard } from './events'
export * as names from './names'
export { questions } from './questions'
export { refusals } from './refusals'
