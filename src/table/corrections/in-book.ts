import { CORE_REFUSALS } from '../../referee'

/** Returns whether a refusal names a rule in the rulebook of the game. Refusals that are common to all games name no such rule. */
export const isInBook = (rule: string): boolean => rule !== '' && !Object.values<string>(CORE_REFUSALS).includes(rule)
