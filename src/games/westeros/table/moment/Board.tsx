import { lazy, Suspense, useState } from 'react'
import { create } from 'zustand'
import { Sheet } from '../../../../ui/Dialog'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { AreaFacts } from '../areas/AreaFacts'
import type { AreaId } from '../../box/box'
import { printed } from '../../model/position'
import { useTableWords } from '../../../../table/words'
import { useTable } from '../hook'
import { RolesAndTracks } from '../../../../table/roles/RolePages'
import { useHouseSheet } from '../houses/house-sheet'
import { useSpeech } from '../speech'
import { useHistoryWords } from '../../../../table/history/words'

const MapView = lazy(() => import('../../../../table/board/MapView'))
const PositionSheet = lazy(() => import('../pack/PositionSheet').then(({ PositionSheet: Part }) => ({ default: Part })))

const VIEWS = ['map', 'houses', 'inWords'] as const
type View = (typeof VIEWS)[number]

/** What is looked at, until the app is closed. */
const useView = create<{ readonly view: View }>(() => ({ view: 'map' }))

/** The board as it lay: map, houses and tracks, or everything in words with cards and decks. Beside a wide map stand the others. */
export function Board({ wide }: { wide: boolean }) {
  const { words } = useHistoryWords()
  const { words: table } = useTableWords()
  const { words: game } = useSpeech()
  const kept = useView(({ view }) => view)
  const views = VIEWS.filter((view) => !wide || view !== 'map')
  const view = views.find((one) => one === kept) ?? 'houses'
  const labels = { map: table.areas.map, houses: game.houses.title, inWords: words.inWords }
  return (
    <>
      <SegmentedChoice
        label={words.look}
        labelHidden
        value={view}
        onChange={(next) => useView.setState({ view: next })}
        options={views.map((value) => ({ value, label: labels[value] }))}
      />
      {view === 'map' && <BoardMap />}
      {view === 'houses' && <Houses />}
      {view === 'inWords' && (
        <Suspense fallback={<div aria-busy="true" />}>
          <PositionSheet />
        </Suspense>
      )}
    </>
  )
}

/** The map of the moment; an area tells what lay there. */
export function BoardMap() {
  const state = useTable((open) => open.state)
  const [area, open] = useState<AreaId | undefined>()
  return (
    <>
      <Suspense fallback={<div className="map" aria-busy="true" />}>
        <MapView state={state} onArea={open} chosen={area} />
      </Suspense>
      {area !== undefined && (
        <Sheet open title={printed(state, area).name} onClose={() => open(undefined)}>
          <AreaFacts state={state} area={area} onGo={open} />
        </Sheet>
      )}
    </>
  )
}

function Houses() {
  return <RolesAndTracks sheet={useHouseSheet(useTable((open) => open.state))} />
}
