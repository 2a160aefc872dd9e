import { Suspense } from 'react'
import { useGameTable } from '../context'
import { lazyPart } from '../../ui/lazy-part'

const MapView = lazyPart(() => import('../board/MapView').then((part) => part.default))

export interface AreaMapProps {
  /** The position with all changes so far. */
  readonly state: unknown
  /** The area that is being set. */
  readonly area: string
  readonly onArea: (area: string) => void
}

/** The board within a sheet, to choose the area that is set by hand; nothing where the game has no drawn board. */
export function AreaMap({ state, area, onArea }: AreaMapProps) {
  const { Board } = useGameTable()
  if (Board === undefined) return undefined
  return (
    <Suspense fallback={<div className="sheet-map" aria-busy="true" />}>
      <MapView className="sheet-map" state={state} chosen={area} onArea={onArea} />
    </Suspense>
  )
}
