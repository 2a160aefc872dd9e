import type { HiddenMove } from '../../../kit/hidden'
import { decideByKind, movesParser, type AllMoves, type MoveIn } from '../../../kit/move-kinds'
import type { Colour } from '../box/box'
import { change } from '../fields'
import type { Change } from '../model/moves'
import type { Code } from '../model/refusals'
import type { Transaction } from '../transaction/transaction'
import { ACTION_MOVES } from './action-phase'
import { CARD_MOVES } from './cards'
import { END_MOVES } from './end-of-game'
import { DRAW_MOVES } from './end-of-round'
import type { Handled } from './handler'
import { DEAL_MOVES } from './location-phase'
import { LOCATION_MOVES } from './locations'
import { REACTION_MOVES } from './reactions'
import { SETUP_MOVES } from './setup'
import { STRATEGIC_MOVES } from './strategic-phase'

/** Records of all kinds of moves of Mafia City, by chapter of the rules. */
const MOVES = {
  ...SETUP_MOVES,
  ...ACTION_MOVES,
  ...REACTION_MOVES,
  ...STRATEGIC_MOVES,
  ...DEAL_MOVES,
  ...CARD_MOVES,
  ...LOCATION_MOVES,
  ...DRAW_MOVES,
  ...END_MOVES,
}

/** Moves that only this game has. */
export type OwnMove = MoveIn<typeof MOVES>
/** All moves that the app accepts in this game: moves of this game, and moves that exist in every game. */
export type AnyMove = AllMoves<OwnMove, Change, Colour, Code>
export type AnyHiddenMove = HiddenMove<Colour>

/** Maximum number of changes in one correction. */
const MOST_CHANGES = 500
/** Parses a move from JSON. Refusal: MALFORMED. */
export const parseMove = movesParser<OwnMove, AnyMove, Change>(MOVES, change, MOST_CHANGES)
/** Decides a validated move of this game. */
export const decideOwnMove = decideByKind<OwnMove, Transaction, Handled>(MOVES)
