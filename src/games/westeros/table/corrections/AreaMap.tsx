import { Suspense } from 'react'
import { useGameTable } from '../../../../table/context'
import { lazyPart } from '../../../../ui/lazy-part'

const MapView = lazyPart(() => import('../../../../table/board/MapView').then((part) => part.default))

export interface AreaMapProps {
  /** Position of the game with all changes entered so far. */
  readonly state: unknown
  /** Id of the area that is being edited. */
  readonly area: string
  readonly onArea: (area: string) => void
}

/** Map in a dialog on which the user selects the area to edit; renders nothing if the game has no drawn board. */
export function AreaMap({ state, area, onArea }: AreaMapProps) {
  const { Board } = useGameTable()
  if (Board === undefined) return undefined
  return (
    <Suspense fallback={<div className="sheet-map" aria-busy="true" />}>
      <MapView className="sheet-map" state={state} about={area} chosen={area} onArea={onArea} />
    </Suspense>
  )
}
