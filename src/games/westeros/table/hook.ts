import { openTableHook, tableHook } from '../../../session'
import { EDITION_IDS } from '../model/edition-id'
import type { WesterosVocabulary } from '../rules/vocabulary'

/**
 * Selects a value from the open game of Westeros: `useTable(({ state }) => state)`, `useTable((_, { play }) => play)`.
 * @throws if no game is open
 */
export const useTable = tableHook<WesterosVocabulary>(...Object.values(EDITION_IDS))

/** Selects a value from the open game of Westeros; undefined if no game is open, e.g. in the set-up. */
export const useOpenTable = openTableHook<WesterosVocabulary>(...Object.values(EDITION_IDS))
