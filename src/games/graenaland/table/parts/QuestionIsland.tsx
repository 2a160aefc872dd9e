import type { ReactNode } from 'react'
import { SidePanel, useHasSidePanel } from '../../../../table/SidePanel'
import type { PlaceId } from '../../box/island'
import type { State } from '../../model/state'
import { IslandTiles, type IslandTilesProps } from './IslandTiles'
import { TileInside } from './TileInside'

export interface QuestionIslandProps extends IslandTilesProps {
  readonly state: State
  /** Content of a tile beside the question, below its pieces; if omitted, the content of `renderInside`, without further pieces. */
  readonly renderBeside?: (at: PlaceId) => ReactNode
}

/** Island of a question. On a wide screen it replaces the island beside the question, so that the screen shows one island. */
export function QuestionIsland({ state, renderBeside, ...tiles }: QuestionIslandProps) {
  const isBeside = useHasSidePanel()
  const island = (
    <IslandTiles
      {...tiles}
      {...(isBeside &&
        renderBeside && {
          renderInside: (at) => (
            <>
              <TileInside state={state} at={at} />
              {renderBeside(at)}
            </>
          ),
        })}
    />
  )
  return isBeside ? <SidePanel>{island}</SidePanel> : island
}
