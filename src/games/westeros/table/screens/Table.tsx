import './styles'
import { useMemo } from 'react'
import { TableRoutes } from '../../../../table/shell/TableRoutes'
import { useCorrectionWords } from '../../../../table/corrections/words'
import { ConsentSheet } from '../../../../table/undo/UndoRedo'
import { useBallotWords } from '../../../../table/ballot/words'
import { useAskingWords } from '../../../../table/question/words'
import { useTableWords } from '../../../../table/words'
import { lazyPart } from '../../../../ui/lazy-part'
import { useLanguage, type Language } from '../../../../ui/words'
import { loadFirstWords, loadWords } from '../../words'
import { gameTable } from './game-table'
import type { OnTable } from '../on-table'
import { NowPage } from '../../../../table/now/NowPage'
import { DoneSteps, EndOfGame } from '../now/game-now'
import { QUESTION_PARTS } from '../questions/components'
import { useQuestionWords } from '../words/questions'
import { useDeferredWords } from '../words/deferred'
import { useScreenWords } from '../words'
import { pass } from '../../../../table/ballot/passing'

/** The open question is there first; every other screen is a part of its own. */
const AreasPage = lazyPart(() => import('../areas/AreasPage').then((page) => page.AreasPage))
const HousesPage = lazyPart(() => import('../houses/HousesPage').then((page) => page.HousesPage))
const OneHousePage = lazyPart(() => import('../houses/HousesPage').then((page) => page.OneHousePage))
const LogPage = lazyPart(() => import('../log/LogPage').then((page) => page.LogPage))
const CorrectPage = lazyPart(() => import('../corrections/by-hand').then((page) => page.CorrectPage))
const CheckPage = lazyPart(() => import('../check/CheckPage').then((page) => page.CheckPage))
const CalculatorPage = lazyPart(() => import('../calculator/CalculatorPage').then((page) => page.CalculatorPage))
const MomentPage = lazyPart(() => import('../moment/MomentPage').then((page) => page.MomentPage))
const FilmPage = lazyPart(() => import('../charts/Told').then((page) => page.FilmPage))
const ChartsPage = lazyPart(() => import('../charts/Told').then((page) => page.ChartsPage))
const OptionsPage = lazyPart(() => import('../options/OptionsPage').then((page) => page.OptionsPage))
const PeoplePage = lazyPart(() => import('../options/OptionsPage').then((page) => page.PeoplePage))
const SessionBreakPage = lazyPart(() => import('../session-break').then((page) => page.SessionBreakPage))
const SetUpAgainPage = lazyPart(() => import('../session-break').then((page) => page.SetUpAgainPage))
const RulesPage = lazyPart(() => import('../../../../table/rules/RulesPage').then((page) => page.default))
const WaitingForPage = lazyPart(() => import('../waiting-for/WaitingForPage').then((page) => page.default))
const HouseRulesPage = lazyPart(() => import('../house-rules/HouseRulesPage').then((page) => page.default))
const Overview = lazyPart(() => import('../overview/Overview').then((page) => page.default))

/** Why not: after a move that the rules refuse. */
const RefusalSheet = lazyPart(() => import('../refusal/RefusalSheet').then((sheet) => sheet.RefusalSheet))

/** The screens that the next tap may open, nearest first: fetched once the open question is painted, so that they open at once. */
export const NEXT: readonly (() => Promise<unknown>)[] = [
  ...QUESTION_PARTS.map(({ fetch }) => fetch),
  RefusalSheet.fetch,
  ConsentSheet.fetch,
  DoneSteps.fetch,
  AreasPage.fetch,
  () => import('../areas/AreasPage').then(({ MapView }) => MapView.fetch()),
  HousesPage.fetch,
  OneHousePage.fetch,
  LogPage.fetch,
  CorrectPage.fetch,
  OptionsPage.fetch,
  PeoplePage.fetch,
  CheckPage.fetch,
  CalculatorPage.fetch,
  EndOfGame.fetch,
]

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

/** Every place of the table by its address within the game. */
const SCREENS = {
  '': NowPage,
  areas: AreasPage,
  'areas/:area': AreasPage,
  houses: HousesPage,
  'houses/:house': OneHousePage,
  log: LogPage,
  'moment/:seq': MomentPage,
  correct: CorrectPage,
  check: CheckPage,
  pack: SessionBreakPage,
  'pack/unpack': SetUpAgainPage,
  film: FilmPage,
  charts: ChartsPage,
  options: OptionsPage,
  'house-rules': HouseRulesPage,
  people: PeoplePage,
  table: Overview,
  rules: RulesPage,
  'rules/:rule': RulesPage,
  who: WaitingForPage,
  calculator: CalculatorPage,
}

/** A window that only looks on has nobody's phone in hand. */
const putDown = () => pass(undefined)

/** The table of an open game of Westeros. */
export default function Table() {
  const language = useLanguage()
  const next = useMemo(() => [() => laterWords(language), ...NEXT], [language])
  return <TableRoutes table={gameTable} screens={SCREENS} RefusalSheet={RefusalSheet} next={next} onLookOn={putDown} />
}
