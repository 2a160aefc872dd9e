import { lazy, Suspense, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { Sheet } from '../../../../ui/Dialog'
import { HOUSES, type AreaId } from '../../box/box'
import { AnswerSlotProvider } from '../Answer'
import { useTable } from '../hook'
import { showAreasAs, useAreasView, ViewSwitch } from '../map/ViewSwitch'
import { QuickCorrection } from '../corrections/QuickCorrection'
import { useGamePath } from '../paths'
import { TableScreen } from '../shell/TableScreen'
import { useSpeech } from '../speech'
import { AreaEditor } from '../corrections/AreaEditor'
import { AreaFacts } from './AreaFacts'
import { AreaList } from './AreaList'
import type { AreaFilter } from './holder'

/** The drawing is fetched when it is first looked at. */
const MapView = lazy(() => import('../map/MapView'))

const FILTERS: readonly AreaFilter[] = ['all', 'land', 'sea', 'nobody', ...HOUSES]

/** All areas on the map or in a list, and one of them in a sheet; the filter of the list and the sheet stand in the address. */
export function AreasPage() {
  const { words } = useSpeech()
  const state = useTable((open) => open.state)
  const path = useGamePath()
  const navigate = useNavigate()
  const { area } = useParams()
  const [search] = useSearchParams()
  const filter = FILTERS.find((one) => one === search.get('show')) ?? 'all'
  const chosenView = useAreasView(({ view }) => view)
  // An address that says which areas to show means the list.
  const view = filter === 'all' ? chosenView : 'list'
  const query = filter === 'all' ? '' : `?show=${filter}`
  const to = (id: AreaId) => `${path(`areas/${id}`)}${query}`
  const open = area !== undefined && Object.hasOwn(state.box.areas, area) ? area : undefined
  const showAs = (next: typeof view) => {
    showAreasAs(next)
    if (next === 'map' && filter !== 'all') void navigate(path('areas'), { replace: true })
  }
  const onFilter = (next: AreaFilter) => {
    showAreasAs('list')
    void navigate(`${path('areas')}${next === 'all' ? '' : `?show=${next}`}`, { replace: true })
  }
  return (
    <TableScreen where={words.areas.title}>
      <h1 className="sr-only">{words.areas.title}</h1>
      <ViewSwitch view={view} onChange={showAs} />
      {view === 'map' ? (
        <Suspense fallback={<div className="flex-1" />}>
          <MapView state={state} onArea={(id) => void navigate(to(id))} {...(open === undefined ? {} : { chosen: open })} />
        </Suspense>
      ) : (
        <AreaList state={state} filter={filter} onFilter={onFilter} to={to} />
      )}
      <AreaSheet
        key={area}
        area={open}
        onGo={(id) => void navigate(to(id), { replace: true })}
        onClose={() => void navigate(`${path('areas')}${query}`, { replace: true })}
      />
    </TableScreen>
  )
}

/** One area: everything about it, and what lies there to be set by hand. */
function AreaSheet({ area, onGo, onClose }: { area: AreaId | undefined; onGo: (area: AreaId) => void; onClose: () => void }) {
  const state = useTable((open) => open.state)
  const [sets, setSets] = useState(false)
  if (area === undefined) return
  return (
    <Sheet open inAddress title={state.box.areas[area]?.name ?? area} onClose={onClose}>
      {sets ? (
        <AnswerSlotProvider value={null}>
          <QuickCorrection onDone={() => setSets(false)}>
            {(preview, set) => <AreaEditor state={preview} area={area} set={set} />}
          </QuickCorrection>
        </AnswerSlotProvider>
      ) : (
        <AreaFacts state={state} area={area} onGo={onGo} onSet={() => setSets(true)} />
      )}
    </Sheet>
  )
}
