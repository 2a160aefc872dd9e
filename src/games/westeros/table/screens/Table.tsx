import './styles'
import { useMemo } from 'react'
import { TableRoutes } from '../../../../table/shell/TableRoutes'
import { useCorrectionWords } from '../../../../table/corrections/words'
import { useBallotWords } from '../../../../table/ballot/words'
import { useAskingWords } from '../../../../table/question/words'
import { useTableWords } from '../../../../table/words'
import { lazyPart } from '../../../../ui/lazy-part'
import { useLanguage, type Language } from '../../../../ui/words'
import { loadFirstWords, loadWords } from '../../words'
import { EDITION_IDS } from '../../model/edition-id'
import { useTable } from '../hook'
import { gameTable, secondGameTable } from './game-table'
import type { OnTable } from '../../../../table/game/game-screens'
import { EndOfGame } from '../now/game-now'
import { useQuestionWords } from '../words/questions'
import { useDeferredWords } from '../words/deferred'
import { useScreenWords } from '../words'
import { pass } from '../../../../table/ballot/passing'

/** Sheet that explains why a move was refused. */
export const RefusalSheet = lazyPart(() => import('../refusal/RefusalSheet').then((sheet) => sheet.RefusalSheet))

/**
 * Returns whether the first screen needs the texts that are otherwise loaded later: during the set-up of the board, and after the end of
 * the game.
 */
const saysMore = ({ prompts }: OnTable): boolean => prompts.length === 0 || prompts.some(({ kind }) => kind === 'setup')

/** Loads the texts of the screens that are not shown first. */
const laterWords = (language: Language): Promise<unknown> =>
  Promise.all([loadWords(language), useDeferredWords.load(language), useCorrectionWords.load(language)])

/** Preloads the texts of the first screens. If a game is open, also preloads the components that are shown beside the question. */
export const preload = (language: Language, open?: OnTable): Promise<unknown> =>
  Promise.all([
    loadFirstWords(language),
    useTableWords.load(language),
    useScreenWords.load(language),
    useQuestionWords.load(language),
    useAskingWords.load(language),
    useBallotWords.load(language),
    // If no question is open, the game is over.
    open?.prompts.length === 0 ? EndOfGame.fetch() : undefined,
    open === undefined || !saysMore(open) ? undefined : laterWords(language),
  ])

/** Stops passing the phone to one player. Called in a read-only window, which belongs to no particular player. */
const putDown = () => pass(undefined)

/** Component that contains all screens of an open game of Westeros. */
export default function Table() {
  const language = useLanguage()
  const first = useMemo(() => [() => laterWords(language)], [language])
  const isSecond = useTable(({ game }) => game.id === EDITION_IDS.second)
  return <TableRoutes table={isSecond ? secondGameTable : gameTable} RefusalSheet={RefusalSheet} first={first} onLookOn={putDown} />
}
