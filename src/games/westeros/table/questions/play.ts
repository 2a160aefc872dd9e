import type { Entry } from '../../../../referee'
import { newestEntry } from '../../../../table/question/answering'
import type { WesterosVocabulary } from '../../model/vocabulary'
import type { Battle, State } from '../../model/state'
import { useTable } from '../hook'

/** The facts of the open game for the questions of Westeros. */

export const useGameState = (): State => useTable((open) => open.state)

/** The open battle; the questions of a battle are asked only while there is one. */
export const useBattle = (): Battle | undefined => useTable((open) => open.state.battle)

/** The entry that brought the position on the table. */
export const useLastEntry = (): Entry<WesterosVocabulary> => useTable(({ ledger }) => newestEntry(ledger))
