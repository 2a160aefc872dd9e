import type { ReactNode } from 'react'
import { SidePanel, useHasSidePanel } from '../../../../table/SidePanel'
import type { PlaceId } from '../../box/island'
import type { State } from '../../model/state'
import { IslandTiles, type IslandTilesProps } from './IslandTiles'
import { TileInside } from './TileInside'

export interface QuestionIslandProps extends IslandTilesProps {
  readonly state: State
  /** Returns the content of a tile if the island is shown in the side panel. If omitted, `renderInside` returns the content. */
  readonly renderBeside?: (at: PlaceId) => ReactNode
}

/**
 * Island on which the user answers a question. On a wide screen, this island replaces the island in the side panel, so that only one island
 * is visible.
 */
export function QuestionIsland({ state, renderBeside, ...tiles }: QuestionIslandProps) {
  const isBeside = useHasSidePanel()
  const island = (
    <IslandTiles
      {...tiles}
      {...(isBeside &&
        renderBeside && {
          renderInside: (at) => (
            <>
              <TileInside state={state} at={at} hasKinds />
              {renderBeside(at)}
            </>
          ),
        })}
    />
  )
  return isBeside ? <SidePanel>{island}</SidePanel> : island
}
