import type { ReactNode } from 'react'
import type { Drawing } from '../../ui/map/geometry'
import type { MapArea } from '../../ui/map/MapViewer'

/** Drawn board of a game with its pieces, in the language of the page. */
export interface BoardMap {
  /** Size of the drawing, and the position of each area. */
  readonly drawing: Drawing
  /** Areas with their names, colours and pieces. */
  readonly areas: readonly MapArea[]
  /** Area that receives keyboard focus first if no area is chosen or highlighted. */
  readonly start: string
  /** Returns the areas that are initially visible on a map about one area: the area and its neighbours. */
  around(this: void, area: string): readonly string[]
  /** Further areas that the open question is about, such as the area of a battle. */
  readonly about?: readonly string[] | undefined
  /** Drawn below the areas. */
  readonly ground: ReactNode
  /** Drawn above the areas, below highlights and icons. */
  readonly print: ReactNode
}

export interface BoardProps<State = unknown> {
  readonly state: State
  readonly children: (board: BoardMap) => ReactNode
}
