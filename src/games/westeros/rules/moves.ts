import { memoize } from '../../../kit/memoize'
import { decideByKind, moveShape } from '../../../kit/move-kinds'
import { either, fields, keyed, known, listOf, maybe, number, reading, text, variants, type Shape } from '../../../kit/shape'
import { CORE_REFUSALS, type BallotMove, type Correct, type Opened, type Overrule, type Refusal, type Result } from '../../../referee'
import { HOUSES, type Box, type HouseId, type WildlingEffect } from '../box/box'
import type { Change, Choice } from '../model/moves'
import { REFUSALS, type Code } from '../model/refusals'
import { MOST_CHANGES, movePartsOf, type MoveParts } from '../parse/move-parts'
import type { Transaction } from '../transaction/transaction'
import * as shapes from '../shapes/pieces'
import { BATTLE_MOVES, discardAfterBattle, discardCardShape } from './battle'
import { REPORT_MOVES } from './calculator'
import { atStages, notAskedIn, type MoveOf, type RuleHandler } from './handler'
import { AUCTION_MOVES } from './influence'
import { MARCH_MOVES } from './marches'
import { muster, musterShape } from './mustering'
import { ORDER_MOVES } from './orders'
import { PORT_MOVES } from './ports'
import { POWER_MOVES } from './power'
import { RAID_MOVES } from './raids'
import { removeUnitsShape } from './removal'
import { RESOLVE_MOVES } from './round'
import { SETUP_MOVES } from './setup'
import { removeSurplus } from './supply'
import { TIDES_MOVES } from './tides'
import { CARD_MOVES } from './westeros-cards'
import { chooseEffect, chooseShape } from './westeros-choices'
import { ANSWER_MOVES, discardForEffect, musterForEffect, removeForEffect, takeBackForEffect } from './wildling-answers'
import { WILDLING_DECK_MOVES } from './wildling-deck'
import { chooseForEffect, effectNow } from './wildling-effects'
import { removeLosses, takeBack, takeBackShape, WILDLING_MOVES } from './wildlings'

/** All moves of Westeros: their validators, their types, and the functions that decide them. */

/** Creates a handler for a move that only one effect of a wildling card asks for. Refuses the move otherwise: NOT_ASKED. */
const forEffect =
  <M>(effect: WildlingEffect['effect'], handler: RuleHandler<M>): RuleHandler<M> =>
  (transaction, move, waived) =>
    effectNow(transaction.state).effect === effect ? handler(transaction, move, waived) : notAskedIn(transaction.state)

/** Records of the moves that several chapters ask for. The stage selects the chapter. */
const SHARED_MOVES = {
  removeUnits: {
    shape: removeUnitsShape,
    decide: atStages({ supply: removeSurplus, losses: removeLosses, effect: removeForEffect }),
  },
  muster: { shape: musterShape, decide: atStages({ muster, effect: forEffect('musterOneArea', musterForEffect) }) },
  takeBack: { shape: takeBackShape, decide: atStages({ reward: takeBack, effect: forEffect('takeBackCard', takeBackForEffect) }) },
  choose: { shape: chooseShape, decide: atStages({ choice: chooseEffect, effect: chooseForEffect }) },
  discardCard: {
    shape: discardCardShape,
    decide: atStages({ afterBattle: discardAfterBattle, effect: forEffect('discardCard', discardForEffect) }),
  },
}

/** Records of all kinds of moves of Westeros, by chapter of the rules. */
const MOVES = {
  ...SETUP_MOVES,
  ...CARD_MOVES,
  ...RESOLVE_MOVES,
  ...AUCTION_MOVES,
  ...WILDLING_MOVES,
  ...WILDLING_DECK_MOVES,
  ...ANSWER_MOVES,
  ...ORDER_MOVES,
  ...RAID_MOVES,
  ...MARCH_MOVES,
  ...REPORT_MOVES,
  ...BATTLE_MOVES,
  ...TIDES_MOVES,
  ...PORT_MOVES,
  ...POWER_MOVES,
  ...SHARED_MOVES,
}

/** Moves that only this game has. */
export type OwnMove = { [K in keyof typeof MOVES]: MoveOf<(typeof MOVES)[K]['shape']> }[keyof typeof MOVES]
/** Move of a player, named by a verb. Each move is one entry of the ledger. */
export type Move = OwnMove | BallotMove<HouseId> | Correct<Change> | Overrule<Move, Code>

/** Decides a validated move of this game. */
export const decideOwnMove = decideByKind<OwnMove, Transaction, Refusal<Code> | undefined>(MOVES)

/** Maximum length of the reason of a correction. */
const LONGEST_REASON = 500
/** Maximum number of refusals that one move can overrule. */
const MOST_WAIVED = 50

/** Returns the validators of the moves on a ballot. `parseChoice` validates the choices, because their kind depends on the ballot. */
const ballotShapes = ({ card, plan }: MoveParts) => {
  const choice = either<Choice>(number, card, plan)
  return {
    cast: moveShape('cast', { ballot: shapes.label, role: shapes.house, commitment: shapes.label }),
    castAnew: moveShape('castAnew', { ballot: shapes.label, role: maybe(shapes.house), commitment: shapes.label }),
    callOff: moveShape('callOff', { ballot: shapes.label }),
    reveal: moveShape('reveal', {
      ballot: shapes.label,
      opened: keyed(shapes.house, fields<Opened>({ choice, nonce: maybe(shapes.label) }), HOUSES.length),
    }),
  }
}

/** Returns the validator of the moves of one game. */
const shapeIn = memoize((box: Box): Shape<Move> => {
  const parts = movePartsOf(box)
  const own = Object.entries<{ readonly shape: (of: MoveParts) => Shape<OwnMove> }>(MOVES).map(([kind, { shape }]) => [kind, shape(parts)])
  const moves = {
    ...(Object.fromEntries(own) as Readonly<Record<OwnMove['do'], Shape<Move>>>),
    ...ballotShapes(parts),
    correct: moveShape('correct', { changes: listOf(parts.change, MOST_CHANGES, 1), reason: maybe(text(0, LONGEST_REASON)) }),
  }
  const overrule = moveShape('overrule', {
    // An overruling cannot contain another overruling.
    move: variants<keyof typeof moves, Move>('do', moves),
    waive: listOf(known<Code>({ ...REFUSALS, ...CORE_REFUSALS }), MOST_WAIVED, 1),
  })
  return variants<Move['do'], Move>('do', { ...moves, overrule })
})

/** Parses a move from JSON. Refusal: MALFORMED. */
export const parseMove = (box: Box, json: unknown): Result<Move, Code> => reading(shapeIn(box), json, 'move')
