import type { ReactNode } from 'react'
import type { Moment, Vocabulary } from '../../referee'
import type { BoardProps } from '../game/board-map'

/** Configuration of the film of a game, in the language of the page. No part shows sealed choices. */
export interface GameFilm<V extends Vocabulary = Vocabulary> {
  /** Board of the film; defaults to the drawn map of the game. */
  readonly Board?: (props: BoardProps) => ReactNode
  /** The whole board is always visible; by default the film scrolls along a long board. */
  readonly isWhole?: true
  /** Counted figure shown next to the board: its icon and a name such as "Castles and strongholds". */
  readonly count: { readonly icon: string; readonly name: string }
  /** SVG path of the icon of a contest, e.g. crossed swords. */
  readonly contest: string
  /** Returns the holder of each area; areas without a holder are omitted. */
  holders(this: void, state: V['state']): Readonly<Record<string, V['role']>>
  /** Returns the count of each role, in display order. */
  counts(this: void, state: V['state']): readonly (readonly [role: V['role'], count: number])[]
  /** Returns the contest decided by an entry, with its area and the figures of both sides; undefined if there is none. */
  flash(this: void, moment: Moment<V>): Flash | undefined
}

/** Contest in the film. */
export interface Flash {
  readonly area: string
  readonly figures: readonly [number, number]
  /** Result as text. */
  readonly text: string
}
