import { decideByKind, movesParser, type AllMoves, type MoveIn } from '../../../kit/move-kinds'
import { isSecretMove, refusedByReferee } from '../../../referee'
import type { Colour } from '../box/board'
import { change } from '../fields/index'
import type { Change } from '../model/moves'
import type { Code } from '../model/refusals'
import type { Transaction } from '../transaction/transaction'
import { AFTER_PAYDAY_MOVES } from './after-payday'
import { PAYDAY_MOVES } from './end'
import { FORTRESS_MOVES } from './fortresses'
import { NUMBER_MOVES, type Handled } from './handler'
import { LIGHT_MOVES } from './light'
import { LOAN_MOVES } from './loans'
import { SAILING_MOVES } from './sailing'
import { SETUP_MOVES } from './setup'
import { REOPENING_MOVES } from './shutting-down'
import { TURN_MOVES } from './turns'
import { WAREHOUSE_MOVES } from './warehouses'

/** Records of all kinds of moves of El Capitan, by chapter of the rules. */
const MOVES = {
  ...SETUP_MOVES,
  ...NUMBER_MOVES,
  ...SAILING_MOVES,
  ...WAREHOUSE_MOVES,
  ...REOPENING_MOVES,
  ...FORTRESS_MOVES,
  ...LOAN_MOVES,
  ...TURN_MOVES,
  ...PAYDAY_MOVES,
  ...AFTER_PAYDAY_MOVES,
  ...LIGHT_MOVES,
}

/** Moves that only this game has. */
export type OwnMove = MoveIn<typeof MOVES>
/** Moves of this game and the moves that all games share. */
export type AnyMove = AllMoves<OwnMove, Change, Colour, Code>

/** Maximum number of changes in one correction. */
const MOST_CHANGES = 2000
/** Parses a move from JSON. Refusals: MALFORMED, NO_BALLOT (this game has no secret choices). */
export const parseMove = movesParser<OwnMove, AnyMove, Change>(MOVES, change, MOST_CHANGES, (move) =>
  isSecretMove(move) ? refusedByReferee('MALFORMED', { at: 'move.do' }) : refusedByReferee('NO_BALLOT'),
)
/** Decides a validated move of this game. */
export const decideOwnMove = decideByKind<OwnMove, Transaction, Handled>(MOVES)
