import type { ReactNode } from 'react'
import type { Drawing } from '../../ui/map/geometry'
import type { MapArea } from '../../ui/map/MapViewer'

/** The drawn board of a game with its pieces, in the language of the page. Three areas are enough. */
export interface BoardMap {
  /** Size of the drawing, and the place of each area in it. */
  readonly drawing: Drawing
  /** The areas of this game, each with its place in the drawing: its name, its paint, and its pieces. */
  readonly areas: readonly MapArea[]
  /** The area that the keyboard begins with, where none is chosen and none lights up. */
  readonly start: string
  /** The areas in view at first, on a map about one area: that area and its neighbours. */
  around(this: void, area: string): readonly string[]
  /** The subject of the open question besides its own areas: the area of a battle. */
  readonly about?: readonly string[] | undefined
  /** Drawn below the areas. */
  readonly ground: ReactNode
  /** Drawn over the areas, below lights and marks. */
  readonly print: ReactNode
}

export interface BoardProps<State = unknown> {
  readonly state: State
  readonly children: (board: BoardMap) => ReactNode
}
