import { decideByKind, movesParser, type AllMoves, type MoveIn } from '../../../kit/move-kinds'
import { accepted, refusedByReferee } from '../../../referee'
import type { Clan } from '../box/box'
import { change } from '../fields/index'
import type { Change } from '../model/moves'
import type { Code } from '../model/refusals'
import type { Transaction } from '../transaction/transaction'
import { CONSTRUCTION_MOVES } from './construction'
import { DISTRIBUTION_MOVES } from './distribution'
import { END_OF_ROUND_MOVES } from './end-of-round'
import { FREE_START_MOVES } from './free-start'
import { NUMBER_MOVES, type Handled } from './handler'
import { MOVEMENT_MOVES } from './movement'
import { PRODUCTION_MOVES } from './production'
import { SETUP_MOVES } from './setup'
import { VICTORY_POINT_MOVES } from './victory-points'

/** Records of all kinds of moves of Graenaland, by chapter of the rules. */
const MOVES = {
  ...NUMBER_MOVES,
  ...SETUP_MOVES,
  ...FREE_START_MOVES,
  ...PRODUCTION_MOVES,
  ...MOVEMENT_MOVES,
  ...DISTRIBUTION_MOVES,
  ...VICTORY_POINT_MOVES,
  ...CONSTRUCTION_MOVES,
  ...END_OF_ROUND_MOVES,
}

/** Moves that only this game has. */
export type OwnMove = MoveIn<typeof MOVES>
/** Moves of this game and the moves that all games share. */
export type AnyMove = AllMoves<OwnMove, Change, Clan, Code>

/** Maximum number of changes in one correction. */
const MOST_CHANGES = 2000
/** Parses a move from JSON. Refusal: MALFORMED. */
export const parseMove = movesParser<OwnMove, AnyMove, Change>(MOVES, change, MOST_CHANGES, (move) => {
  const { ballot } = move as { readonly ballot?: unknown }
  return ballot === undefined || typeof ballot === 'string' ? accepted(move) : refusedByReferee('MALFORMED')
})
/** Decides a validated move of this game. */
export const decideOwnMove = decideByKind<OwnMove, Transaction, Handled>(MOVES)
