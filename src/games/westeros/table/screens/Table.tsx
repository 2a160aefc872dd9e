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
import { gameTable } from './game-table'
import type { OnTable } from '../on-table'
import { EndOfGame } from '../now/game-now'
import { useQuestionWords } from '../words/questions'
import { useDeferredWords } from '../words/deferred'
import { useScreenWords } from '../words'
import { pass } from '../../../../table/ballot/passing'

/** Why not: after a move that the rules refuse. */
export const RefusalSheet = lazyPart(() => import('../refusal/RefusalSheet').then((sheet) => sheet.RefusalSheet))

/** The board is being laid out, or the game is over: both are told in words that are not among the first. */
const saysMore = ({ prompts }: OnTable): boolean => prompts.length === 0 || prompts.some(({ kind }) => kind === 'setup')

/** Fetches what the other screens say. */
const laterWords = (language: Language): Promise<unknown> =>
  Promise.all([loadWords(language), useDeferredWords.load(language), useCorrectionWords.load(language)])

/** Fetches the words of a language, and of an open game what is shown beside its questions. */
export const preload = (language: Language, open?: OnTable): Promise<unknown> =>
  Promise.all([
    loadFirstWords(language),
    useTableWords.load(language),
    useScreenWords.load(language),
    useQuestionWords.load(language),
    useAskingWords.load(language),
    useBallotWords.load(language),
    // Nothing is asked any more.
    open?.prompts.length === 0 ? EndOfGame.fetch() : undefined,
    open === undefined || !saysMore(open) ? undefined : laterWords(language),
  ])

/** A window that only looks on has nobody's phone in hand. */
const putDown = () => pass(undefined)

/** The table of an open game of Westeros. */
export default function Table() {
  const language = useLanguage()
  const first = useMemo(() => [() => laterWords(language)], [language])
  return <TableRoutes table={gameTable} RefusalSheet={RefusalSheet} first={first} onLookOn={putDown} />
}
