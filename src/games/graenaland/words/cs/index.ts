export { events, eventsIn, merged, shownCard } from './events'
export { questions } from './questions'
export { refusals } from './refusals'
