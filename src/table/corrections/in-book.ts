import { CORE_REFUSALS } from '../../referee'

/** Returns whether the rulebook of a game contains a rule; refusals of the referee itself have none. */
export const isInBook = (rule: string): boolean => rule !== '' && !Object.values<string>(CORE_REFUSALS).includes(rule)
