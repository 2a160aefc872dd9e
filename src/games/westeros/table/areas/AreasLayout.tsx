import { Suspense } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { lazyPart } from '../../../../ui/lazy-part'
import { useTable } from '../../../../table/hook'
import { useGamePath } from '../../../../table/paths'
import { TableScreen } from '../../../../table/shell/TableScreen'
import { useTableWords } from '../../../../table/words'
import { AreaList } from './AreaList'
import { AreaSheet } from './AreaSheet'
import { filtersOf, type AreasSpec } from '../areas-spec'
import { useAreasView, ViewSwitch, type AreasView } from '../../../../table/board/ViewSwitch'

/** Component that shows the map; its code is loaded on first use. */
export const MapView = lazyPart(() => import('../../../../table/board/MapView').then((map) => map.default))

/**
 * Page with all areas of the board on the map or in a list, and a dialog about one area. The URL contains the filter of the list and the
 * open area.
 */
export function AreasPage({ spec }: { spec: AreasSpec }) {
  const { words } = useTableWords()
  const state = useTable((open) => open.state)
  const path = useGamePath()
  const navigate = useNavigate()
  const { area } = useParams()
  const [search] = useSearchParams()
  const filter = filtersOf(spec).find((one) => one === search.get('show')) ?? 'all'
  const [chosenView, showAreasAs] = useAreasView()
  // A URL with a filter opens the list.
  const view = filter === 'all' ? chosenView : 'list'
  const query = filter === 'all' ? '' : `?show=${filter}`
  const to = (id: string) => `${path(`areas/${id}`)}${query}`
  const open = spec.areas.find(({ id }) => id === area)
  const showAs = (next: AreasView) => {
    showAreasAs(next)
    if (next === 'map' && filter !== 'all') void navigate(path('areas'), { replace: true })
  }
  const onFilter = (next: string) => {
    showAreasAs('list')
    void navigate(`${path('areas')}${next === 'all' ? '' : `?show=${next}`}`, { replace: true })
  }
  const close = () => void navigate(`${path('areas')}${query}`, { replace: true })
  const onSheet = open !== undefined && (
    <AreaSheet
      key={open.id}
      spec={spec}
      area={open}
      beside={view === 'map'}
      onGo={(id) => void navigate(to(id), { replace: true })}
      onClose={close}
    />
  )
  const viewSwitch = <ViewSwitch view={view} onChange={showAs} over={view === 'map' ? 'page' : 'list'} />
  return (
    <TableScreen where={words.areas.map}>
      <h1 className="sr-only">{words.areas.map}</h1>
      {view === 'map' ? (
        <Suspense fallback={<div className="flex-1" aria-busy="true" />}>
          <MapView
            state={state}
            fills="page"
            legal={spec.lit}
            onArea={(id) => void navigate(to(id), { replace: open !== undefined })}
            chosen={open?.id}
          >
            {viewSwitch}
            {onSheet}
          </MapView>
        </Suspense>
      ) : (
        <>
          {viewSwitch}
          <AreaList spec={spec} filter={filter} onFilter={onFilter} to={to} />
          {onSheet}
        </>
      )}
    </TableScreen>
  )
}
