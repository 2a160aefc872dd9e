import type { ReactNode } from 'react'
import type { Drawing } from '../../ui/map/geometry'
import type { MapArea } from '../../ui/map/MapViewer'

/** Drawn board of a game with its pieces, in the language of the page. */
export interface BoardMap {
  /** Size of the drawing, and the position of each area in the drawing. */
  readonly drawing: Drawing
  /** Areas with their names, colours and pieces. */
  readonly areas: readonly MapArea[]
  /** Id of the area that receives keyboard focus first if no area is chosen or highlighted. */
  readonly start: string
  /** Returns an area and its neighbours. The map shows these areas first if it opens at one area. */
  around(this: void, area: string): readonly string[]
  /** Areas that concern the open question, such as the area of a battle. */
  readonly about?: readonly string[] | undefined
  /** Content drawn below the areas. */
  readonly ground: ReactNode
  /** Content drawn above the areas and below highlights and icons. */
  readonly print: ReactNode
}

export interface BoardProps<State = unknown> {
  readonly state: State
  readonly children: (board: BoardMap) => ReactNode
}
