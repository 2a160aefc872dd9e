import type { Entry } from '../../../../referee'
import { newestEntry } from '../../../../table/question/answering'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import type { Battle, State } from '../../model/state'
import { useTable } from '../hook'

/** Hooks that read the open game for the questions of Westeros. */

export const useGameState = (): State => useTable((open) => open.state)

/** Returns the open battle. Questions of a battle exist only while a battle is open. */
export const useBattle = (): Battle | undefined => useTable((open) => open.state.battle)

/** Returns the entry that led to the current position. */
export const useLastEntry = (): Entry<WesterosVocabulary> => useTable(({ ledger }) => newestEntry(ledger))
