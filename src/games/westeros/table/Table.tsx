import './styles'
import { Suspense, useEffect } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { GameTableProvider } from '../../../table/context'
import { useGamePath } from '../../../table/paths'
import { useCorrectionWords } from '../../../table/corrections/words'
import { ConsentSheet } from '../../../table/undo/UndoRedo'
import { useTableWords } from '../../../table/words'
import { fetchWhenIdle, part } from '../../../ui/part'
import { useLanguage, type Language } from '../../../ui/words'
import { loadFirstWords, loadWords } from '../words'
import { gameTable } from './game-table'
import type { OnTable } from './on-table'
import { useTable } from './hook'
import { DoneSteps } from './now/DoneLine'
import { EndOfGame, NowPage } from './now/NowPage'
import { QUESTION_PARTS } from './questions/kinds'
import { useQuestionWords } from './questions/words'
import { useLaterWords } from './later/words'
import { useScreenWords } from './words'
import { pass } from './questions/passing'

/** The open question is there first; every other screen is a part of its own. */
const AreasPage = part(() => import('./areas/AreasPage').then((page) => page.AreasPage))
const HousesPage = part(() => import('./houses/HousesPage').then((page) => page.HousesPage))
const OneHousePage = part(() => import('./houses/HousesPage').then((page) => page.OneHousePage))
const LogPage = part(() => import('./log/LogPage').then((page) => page.LogPage))
const CorrectPage = part(() => import('./corrections/by-hand').then((page) => page.CorrectPage))
const CheckPage = part(() => import('./check/CheckPage').then((page) => page.CheckPage))
const CalculatorPage = part(() => import('./calculator/CalculatorPage').then((page) => page.CalculatorPage))
const MomentPage = part(() => import('./moment/MomentPage').then((page) => page.MomentPage))
const ChartsPage = part(() => import('./charts/ChartsPage').then((page) => page.ChartsPage))
const OptionsPage = part(() => import('./options/OptionsPage').then((page) => page.OptionsPage))
const PeoplePage = part(() => import('./options/OptionsPage').then((page) => page.PeoplePage))
const PackPage = part(() => import('./pack').then((page) => page.PackPage))
const UnpackPage = part(() => import('./pack').then((page) => page.UnpackPage))
const RulesPage = part(() => import('./rules/RulesPage').then((page) => page.default))
const WhoPage = part(() => import('./who/WhoPage').then((page) => page.default))
const HouseRulesPage = part(() => import('./house-rules/HouseRulesPage').then((page) => page.default))
const Overview = part(() => import('./overview/Overview').then((page) => page.default))

/** Why not: after a move that the rules refuse. */
const RefusalSheet = part(() => import('./RefusalSheet').then((sheet) => sheet.RefusalSheet))

/** What the next tap may want, nearest first: fetched once the open question is painted, so that it opens at once. */
export const NEXT: readonly (() => Promise<unknown>)[] = [
  ...QUESTION_PARTS.map(({ fetch }) => fetch),
  RefusalSheet.fetch,
  ConsentSheet.fetch,
  DoneSteps.fetch,
  AreasPage.fetch,
  () => import('./areas/AreasPage').then(({ MapView }) => MapView.fetch()),
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
  Promise.all([loadWords(language), useLaterWords.load(language), useCorrectionWords.load(language)])

/** Fetches the words of a language, and of an open game what is shown beside its questions. */
export const ahead = (language: Language, open?: OnTable): Promise<unknown> =>
  Promise.all([
    loadFirstWords(language),
    useTableWords.load(language),
    useScreenWords.load(language),
    useQuestionWords.load(language),
    // Nothing is asked any more.
    open?.prompts.length === 0 ? EndOfGame.fetch() : undefined,
    open === undefined || !saysMore(open) ? undefined : laterWords(language),
  ])

/** The table of an open game of Westeros: every place of it has an address of its own. */
export default function Table() {
  const id = useTable((open) => open.id)
  const path = useGamePath()
  const writes = useTable((_, play) => play.writes)
  const refused = useTable((_, play) => play.refused !== undefined)
  const language = useLanguage()
  useEffect(() => void fetchWhenIdle([() => laterWords(language), ...NEXT]), [language])
  // A window that only looks on has nobody's phone in hand.
  useEffect(() => {
    if (!writes) pass(undefined)
  }, [writes])
  return (
    <GameTableProvider value={gameTable}>
      <Routes key={id}>
        <Route index element={<NowPage />} />
        <Route path="areas" element={<AreasPage />} />
        <Route path="areas/:area" element={<AreasPage />} />
        <Route path="houses" element={<HousesPage />} />
        <Route path="houses/:house" element={<OneHousePage />} />
        <Route path="log" element={<LogPage />} />
        <Route path="moment/:seq" element={<MomentPage />} />
        <Route path="correct" element={<CorrectPage />} />
        <Route path="check" element={<CheckPage />} />
        <Route path="pack" element={<PackPage />} />
        <Route path="pack/unpack" element={<UnpackPage />} />
        <Route path="charts" element={<ChartsPage />} />
        <Route path="options" element={<OptionsPage />} />
        <Route path="house-rules" element={<HouseRulesPage />} />
        <Route path="people" element={<PeoplePage />} />
        <Route path="table" element={<Overview />} />
        <Route path="rules" element={<RulesPage />} />
        <Route path="rules/:rule" element={<RulesPage />} />
        <Route path="who" element={<WhoPage />} />
        <Route path="calculator" element={<CalculatorPage />} />
        <Route path="*" element={<Navigate to={path()} replace />} />
      </Routes>
      {refused && (
        <Suspense>
          <RefusalSheet />
        </Suspense>
      )}
    </GameTableProvider>
  )
}
