import { CORE_REFUSALS } from '../../referee'

/** Whether a rule stands in the book of a game; refusals of the referee itself stand in none. */
export const isInBook = (rule: string): boolean => rule !== '' && !Object.values<string>(CORE_REFUSALS).includes(rule)
