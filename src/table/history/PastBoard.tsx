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

/** Selected view, kept until the app is closed. */
const useView = create<{ readonly view: View }>(() => ({ view: 'map' }))

export interface PastBoardProps {
  /** Without the map, which is next to the other views on a wide screen. */
  readonly wide: boolean
  /** Roles and tracks at that time. */
  readonly sheet: RoleSheet
  /** E.g. "Houses". */
  readonly rolesLabel: string
  /** Complete position as text. */
  readonly InWords: ComponentType
  readonly map: PastMapProps
}

/** Board at an earlier point of the game: map, roles and tracks, or everything as text. On a wide screen, the views besides the map. */
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
  /** Areas changed by the entry. */
  readonly happened?: readonly string[] | undefined
  readonly Facts: ComponentType<AreaFactsProps>
  nameOf(this: void, area: string): string
}

/** Map at an earlier point of the game; a tap on an area shows its content at that time. */
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
