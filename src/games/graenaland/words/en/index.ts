export { events, eventsIn, shownCard } from './events'
export { questions } from './questions'
export { refusals } from './refusals'
