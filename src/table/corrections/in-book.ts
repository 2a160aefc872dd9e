import { CORE_REFUSALS } from '../../referee'

/** Returns whether the rulebook of a game contains a rule. Refusals that are common to all games have no rule in the rulebook. */
export const isInBook = (rule: string): boolean => rule !== '' && !Object.values<string>(CORE_REFUSALS).includes(rule)
