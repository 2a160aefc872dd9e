import { Suspense, useState, type ComponentType } from 'react'
import { create } from 'zustand'
import { Sheet } from '../../../../ui/Dialog'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import type { AreaFactsProps } from '../areas-spec'
import { useTable } from '../../../../table/hook'
import { RolesAndTracks, type RoleSheet } from '../../../../table/roles/RolePages'
import { useTableWords } from '../../../../table/words'
import { useHistoryWords } from '../../../../table/history/words'
import { lazyPart } from '../../../../ui/lazy-part'

const MapView = lazyPart(() => import('../../../../table/board/MapView').then((part) => part.default))

const VIEWS = ['map', 'roles', 'inWords'] as const
type View = (typeof VIEWS)[number]

/** View (map, roles or text) selected last, cached until the app is closed. */
const useView = create<{ readonly view: View }>(() => ({ view: 'map' }))

export interface PastBoardProps {
  /** Whether the map is omitted because a wide screen shows the map next to this component. */
  readonly wide: boolean
  /** Roles and tracks at the displayed point of the game. */
  readonly sheet: RoleSheet
  /** Label of the view of the roles, e.g. "Houses". */
  readonly rolesLabel: string
  /** Component that shows the complete position as text. */
  readonly InWords: ComponentType
  readonly map: PastMapProps
}

/**
 * Board at an earlier point of the game: as a map, as tables of roles and tracks, or as text. On a wide screen, the map is omitted, because
 * the page shows the map next to this component.
 */
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
  /** Areas of the board that the entry changed. */
  readonly happened?: readonly string[] | undefined
  readonly Facts: ComponentType<AreaFactsProps>
  nameOf(this: void, area: string): string
}

/** Map at an earlier point of the game; a tap on an area shows the contents of the area at that time. */
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
