import { seatsFrom } from '../../../kit/turns'
import { PIECES, type Colour } from '../box/board'
import type { Pieces, Player } from './state'

/** R1: returns the players clockwise from the start player. */
export const orderFrom = (players: readonly Player[], starts: Colour): readonly Colour[] =>
  seatsFrom(
    players.map(({ colour }) => colour),
    starts,
  )

/** R43, R53: adds the pieces of a new phase to the pieces that a player has not placed. */
export const withNewPieces = ({ main, neutral, fortresses }: Pieces, players: number): Pieces => ({
  main: main + PIECES.main,
  neutral: neutral + (players === 2 ? PIECES.neutral : 0),
  fortresses: fortresses + PIECES.fortresses,
})

export const NO_PIECES: Pieces = { main: 0, neutral: 0, fortresses: 0 }
