export { events } from './events'
export { advantageName, names, pointName, spaceName, unitList } from './names'
export { questions } from './questions'
export { refusals } from './refusals'
