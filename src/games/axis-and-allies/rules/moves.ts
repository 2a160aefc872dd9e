import { decideByKind, movesParser, type AllMoves, type MoveIn } from '../../../kit/move-kinds'
import type { Power } from '../box/powers'
import { change } from '../fields/index'
import type { Change } from '../model/moves'
import type { Code } from '../model/refusals'
import type { Transaction } from '../transaction/transaction'
import { BATTLE_MOVES } from './battles'
import type { Handled } from './handler'
import { MOBILIZE_MOVES } from './mobilize'
import { MOVEMENT_MOVES } from './movement'
import { ADVANTAGE_MOVES } from './national-advantages'
import { PHASE_MOVES } from './phases'
import { PURCHASE_MOVES } from './purchase-units'
import { RAID_MOVES } from './raids'
import { RESEARCH_MOVES } from './weapons-development'

/** Records of all kinds of moves of Axis & Allies, by chapter of the rules. */
const MOVES = {
  ...PHASE_MOVES,
  ...RESEARCH_MOVES,
  ...PURCHASE_MOVES,
  ...MOVEMENT_MOVES,
  ...RAID_MOVES,
  ...BATTLE_MOVES,
  ...MOBILIZE_MOVES,
  ...ADVANTAGE_MOVES,
}

/** Moves that only this game has. */
export type OwnMove = MoveIn<typeof MOVES>
/** Moves of this game and the moves that all games share. */
export type AnyMove = AllMoves<OwnMove, Change, Power, Code>

/** Maximum number of changes in one correction. */
const MOST_CHANGES = 3000
/** Parses a move from JSON. Refusal: MALFORMED. */
export const parseMove = movesParser<OwnMove, AnyMove, Change>(MOVES, change, MOST_CHANGES)
/** Decides a validated move of this game. */
export const decideOwnMove = decideByKind<OwnMove, Transaction, Handled>(MOVES)
