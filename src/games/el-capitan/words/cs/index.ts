export { eventsIn, mergedIn } from './events'
export { names, placesIn } from './names'
export { questions } from './questions'
export { refusals } from './refusals'
