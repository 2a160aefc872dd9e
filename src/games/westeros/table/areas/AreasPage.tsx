import { Suspense } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { part } from '../../../../ui/part'
import { HOUSES, type AreaId } from '../../box/box'
import { useTable } from '../hook'
import { ViewSwitch } from '../../../../table/question/ViewSwitch'
import { areasView } from '../map/views'
import { useGamePath } from '../../../../table/paths'
import { TableScreen } from '../../../../table/shell/TableScreen'
import { useSpeech } from '../speech'
import { AreaList } from './AreaList'
import { AreaSheet } from './AreaSheet'
import { useLitAreas } from './area-moves'
import type { AreaFilter } from './holder'

/** The drawing is fetched when it is first looked at. */
export const MapView = part(() => import('../map/MapView').then((map) => map.default))

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
  const chosenView = areasView.use()
  // An address that says which areas to show means the list.
  const view = filter === 'all' ? chosenView : 'list'
  const query = filter === 'all' ? '' : `?show=${filter}`
  const to = (id: AreaId) => `${path(`areas/${id}`)}${query}`
  const open = area !== undefined && Object.hasOwn(state.box.areas, area) ? area : undefined
  const showAs = (next: typeof view) => {
    areasView.show(next)
    if (next === 'map' && filter !== 'all') void navigate(path('areas'), { replace: true })
  }
  const onFilter = (next: AreaFilter) => {
    areasView.show('list')
    void navigate(`${path('areas')}${next === 'all' ? '' : `?show=${next}`}`, { replace: true })
  }
  const lit = useLitAreas()
  const close = () => void navigate(`${path('areas')}${query}`, { replace: true })
  const onSheet = open !== undefined && (
    <AreaSheet key={open} area={open} beside={view === 'map'} onGo={(id) => void navigate(to(id), { replace: true })} onClose={close} />
  )
  const viewSwitch = <ViewSwitch view={view} onChange={showAs} />
  return (
    <TableScreen where={words.areas.title}>
      <h1 className="sr-only">{words.areas.title}</h1>
      {view === 'map' ? (
        <Suspense fallback={<div className="flex-1" aria-busy="true" />}>
          <MapView
            state={state}
            legal={lit}
            onArea={(id) => void navigate(to(id), { replace: open !== undefined })}
            {...(open === undefined ? {} : { chosen: open })}
          >
            {viewSwitch}
            {onSheet}
          </MapView>
        </Suspense>
      ) : (
        <>
          {viewSwitch}
          <AreaList state={state} filter={filter} onFilter={onFilter} to={to} />
          {onSheet}
        </>
      )}
    </TableScreen>
  )
}
