import './styles'
import { lazy, useEffect } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { AreasPage } from './areas/AreasPage'
import { CalculatorPage } from './calculator/CalculatorPage'
import { CorrectPage } from './corrections/CorrectPage'
import { useTable } from './hook'
import { HousesPage, OneHousePage } from './houses/HousesPage'
import { NowPage } from './now/NowPage'
import { OptionsPage, PeoplePage } from './options/OptionsPage'
import { useGamePath } from './paths'
import { pass } from './questions/passing'
import { RefusalSheet } from './RefusalSheet'

/** What is not opened in every game is fetched when it is. */
const CheckPage = lazy(() => import('./check/CheckPage').then(({ CheckPage: Page }) => ({ default: Page })))
const LogPage = lazy(() => import('./log/LogPage').then(({ LogPage: Page }) => ({ default: Page })))
const MomentPage = lazy(() => import('./moment/MomentPage').then(({ MomentPage: Page }) => ({ default: Page })))
const ChartsPage = lazy(() => import('./charts/ChartsPage').then(({ ChartsPage: Page }) => ({ default: Page })))
const PackPage = lazy(() => import('./pack').then(({ PackPage: Page }) => ({ default: Page })))
const UnpackPage = lazy(() => import('./pack').then(({ UnpackPage: Page }) => ({ default: Page })))
const RulesPage = lazy(() => import('./rules/RulesPage'))
const WhoPage = lazy(() => import('./who/WhoPage'))
const HouseRulesPage = lazy(() => import('./house-rules/HouseRulesPage'))
/** What stands beside the board is fetched where it stands there. */
const Overview = lazy(() => import('./overview/Overview'))

/** The table of an open game of Westeros: every place of it has an address of its own. */
export default function Table() {
  const id = useTable((open) => open.id)
  const path = useGamePath()
  const writes = useTable((_, play) => play.writes)
  // A window that only looks on has nobody's phone in hand.
  useEffect(() => {
    if (!writes) pass(undefined)
  }, [writes])
  return (
    <>
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
      <RefusalSheet />
    </>
  )
}
