export { events, eventsIn } from './events'
export { insideOf, names, pointName } from './names'
export { questions } from './questions'
export { refusals } from './refusals'
