import type { ReactNode } from 'react'
import type { Moment, Vocabulary } from '../../referee'
import type { BoardProps } from '../game/board-map'

/** Configuration of the film of a game, in the language of the page. The film never shows sealed choices. */
export interface GameFilm<V extends Vocabulary = Vocabulary> {
  /** Component that draws the board in the film; defaults to the drawn map of the game. */
  readonly Board?: (props: BoardProps) => ReactNode
  /** Set if the whole board is always visible; by default, the film scrolls along a board that is longer than the picture. */
  readonly isWhole?: true
  /** Icon and name of the count that the film shows for each role, such as "Castles and strongholds". */
  readonly count: { readonly icon: string; readonly name: string }
  /** Explains the numbers and colours of the board and the counts above it; omitted if the board is the map of the game. */
  readonly legend?: string
  /**
   * Returns the name of the part of the game to which a position belongs, e.g. "Phase 2"; omitted if the rounds of the game have no larger
   * part. The slider marks where each part begins.
   */
  part?(this: void, state: V['state']): string
  /** SVG path of the icon that marks a contest, e.g. crossed swords. */
  readonly contest: string
  /** Returns the role that holds each area; areas that no role holds are omitted. */
  holders(this: void, state: V['state']): Readonly<Record<string, V['role']>>
  /** Returns the count of each role, e.g. its castles, in display order. */
  counts(this: void, state: V['state']): readonly (readonly [role: V['role'], count: number])[]
  /** Returns the contest that an entry decided, with its area and the strengths of both sides; undefined if there is none. */
  flash(this: void, moment: Moment<V>): Flash | undefined
}

/** Contest, e.g. a battle, that the film highlights. */
export interface Flash {
  readonly area: string
  readonly figures: readonly [number, number]
  /** Result of the contest as text. */
  readonly text: string
}
