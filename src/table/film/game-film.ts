import type { ReactNode } from 'react'
import type { Moment, Vocabulary } from '../../referee'
import type { BoardProps } from '../game/board-map'

/** The parts that a game provides for its film, in the language of the page. No part shows sealed choices. */
export interface GameFilm<V extends Vocabulary = Vocabulary> {
  /** The board of the film; defaults to the drawn map of the game. */
  readonly Board?: (props: BoardProps) => ReactNode
  /** The whole board is always in sight; by default the film moves along a long board. */
  readonly isWhole?: true
  /** The figure that is counted beside the board: "Castles and strongholds", with its drawing. */
  readonly count: { readonly icon: string; readonly name: string }
  /** The drawing in a contest's flash: crossed swords. */
  readonly contest: string
  /** Who holds each area; an area that nobody holds is left out. */
  holders(this: void, state: V['state']): Readonly<Record<string, V['role']>>
  /** The count of every role on the table, in their order. */
  counts(this: void, state: V['state']): readonly (readonly [role: V['role'], count: number])[]
  /** A contest that is decided with this entry: where, and the figures of both sides; undefined: none is. */
  flash(this: void, moment: Moment<V>): Flash | undefined
}

/** A contest in the film. */
export interface Flash {
  readonly area: string
  readonly figures: readonly [number, number]
  /** How it ended, in words. */
  readonly text: string
}
