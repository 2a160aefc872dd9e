import { Suspense, useState, type ComponentType } from 'react'
import { create } from 'zustand'
import { Sheet } from '../../ui/Dialog'
import { SegmentedChoice } from '../../ui/SegmentedChoice'
import type { AreaFactsProps } from '../board/areas-spec'
import { useTable } from '../hook'
import { RolesAndTracks, type RoleSheet } from '../roles/RolePages'
import { useTableWords } from '../words'
import { useHistoryWords } from './words'
import { lazyPart } from '../../ui/lazy-part'

const MapView = lazyPart(() => import('../board/MapView').then((part) => part.default))

const VIEWS = ['map', 'roles', 'inWords'] as const
type View = (typeof VIEWS)[number]

/** The chosen view, until the app is closed. */
const useView = create<{ readonly view: View }>(() => ({ view: 'map' }))

export interface PastBoardProps {
  /** Without the map, which is beside it on a wide screen. */
  readonly wide: boolean
  /** Every role and track at that time. */
  readonly sheet: RoleSheet
  /** "Houses" */
  readonly rolesLabel: string
  /** The whole position in words. */
  readonly InWords: ComponentType
  readonly map: PastMapProps
}

/** The board at that time: map, roles and tracks, or everything in words. Beside a wide map: the others. */
export function PastBoard({ wide, sheet, rolesLabel, InWords, map }: PastBoardProps) {
  const { words } = useHistoryWords()
  const { words: table } = useTableWords()
  const kept = useView(({ view }) => view)
  const views = VIEWS.filter((view) => !wide || view !== 'map')
  const view = views.find((one) => one === kept) ?? 'roles'
  const labels = { map: table.areas.map, roles: rolesLabel, inWords: words.inWords }
  return (
    <>
      <SegmentedChoice
        label={words.look}
        labelHidden
        value={view}
        onChange={(next) => useView.setState({ view: next })}
        options={views.map((value) => ({ value, label: labels[value] }))}
      />
      {view === 'map' && <PastMap {...map} />}
      {view === 'roles' && <RolesAndTracks sheet={sheet} />}
      {view === 'inWords' && (
        <Suspense fallback={<div aria-busy="true" />}>
          <InWords />
        </Suspense>
      )}
    </>
  )
}

export interface PastMapProps {
  /** Areas in which the entry has changed something. */
  readonly happened?: readonly string[] | undefined
  readonly Facts: ComponentType<AreaFactsProps>
  nameOf(this: void, area: string): string
}

/** The map of the moment; a tap on an area shows its contents at that time. */
export function PastMap({ happened, Facts, nameOf }: PastMapProps) {
  const state = useTable((open) => open.state)
  const [area, setArea] = useState<string | undefined>()
  return (
    <>
      <Suspense fallback={<div className="past-map" aria-busy="true" />}>
        <MapView state={state} className="past-map" onArea={setArea} chosen={area} happened={happened} />
      </Suspense>
      {area !== undefined && (
        <Sheet open title={nameOf(area)} onClose={() => setArea(undefined)}>
          <Facts area={area} onGo={setArea} />
        </Sheet>
      )}
    </>
  )
}
