export { events } from './events'
export { advantageName, cityName, names, pointName, spaceName, unitList, unitName } from './names'
export { questions } from './questions'
export { refusals } from './refusals'
