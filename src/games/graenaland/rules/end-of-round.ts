import { moveShape } from '../../../kit/move-kinds'
import { boolean, type Infer } from '../../../kit/shape'
import { seatsAfter } from '../../../kit/turns'
import { SUPPLY_ROW, type Clan } from '../box/box'
import { clansOf } from '../model/board'
import { NOTHING_WAIVED, type Reason, type Waived } from '../model/refusals'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { MOMENT_OF, reasonsAgainstClaim } from './announcing'
import { builderIn, notWhileOpen, reasonsAgainstBuilder } from './construction'
import { areEnoughGoals, finalOrder, goalsOf } from './goals'
import { unless, type Handled } from './handler'
import { askOrders } from './movement'
import { afterDraw, dueDraw, type Stack } from './production'
import { finish } from './victory-points'

/** Rules of phase 5 and of the end of the basic game: R56, R57, R63. */

const doneShape = moveShape('done', { by: shapes.clan })
const claimShape = moveShape('claim', { by: shapes.clan, yes: boolean })
const passShipShape = moveShape('passShip', {})

/** R10, R11: begins a round with the production phase. */
export const beginRound = (transaction: Transaction, round: number, chief: Clan): void => {
  transaction.emit({ e: 'roundBegun', round, chief })
  if (dueDraw(transaction.state) === undefined) askOrders(transaction)
}

/**
 * Ends the construction phase of a clan. During a round, the chief may then announce victory (R57); in the final building, the next clan
 * builds (R63).
 */
export const done = (transaction: Transaction, { by }: Infer<typeof doneShape>, waived: Waived): Handled => {
  const { state, emit } = transaction
  return unless(waived, [...reasonsAgainstBuilder(state, by), notWhileOpen(state)], () => {
    const builder = builderIn(state) ?? by
    if (state.stage === 'final') {
      emit({ e: 'finalEnded', by: builder })
      finish(transaction)
      return
    }
    const { settings, supplyTaken } = state
    const goals = goalsOf(state, builder).length
    const mayClaim = !settings.vpCards && areEnoughGoals(goals)
    emit({ e: 'constructionEnded', by: builder, supplyMissed: settings.paymentsTold && !supplyTaken, goals, mayClaim })
  })
}

/** R57, A19: records whether the chief announces victory. After an announcement, the other clans build once more (R63). */
export const claim = ({ state, emit }: Transaction, { by, yes }: Infer<typeof claimShape>, waived: Waived): Handled => {
  const { stage, chief, settings } = state
  const ending = stage === 'final' || stage === 'proof' || stage === 'showing'
  if (!yes) {
    const reasons: readonly Reason[] = [
      stage !== 'claim' && ['WRONG_PHASE', {}, 'R57'],
      by !== chief && ['NOT_CHIEF', { clan: chief }, 'R57'],
    ]
    return unless(waived, reasons, () => emit({ e: 'wentOn', by }))
  }
  const reasons: readonly Reason[] = [
    settings.vpCards && !ending && ['WRONG_PHASE', {}, 'R77'],
    ...reasonsAgainstClaim({ by, chief, moment: MOMENT_OF[stage], ending }, goalsOf(state, by).length),
  ]
  return unless(waived, reasons, () => emit({ e: 'finalBegun', announcer: by, queue: finalOrder(clansOf(state), by, false) }))
}

/** R56: returns the clan to which the ship marker is passed, one seat to the left of the chief. */
export const nextChief = (clans: readonly Clan[], chief: Clan): Clan => seatsAfter(clans, chief)[0] ?? chief

/**
 * R56, A12: returns the deck and discard pile of the supply cards after cards were turned face up until four are face up or no card is
 * left.
 */
export const refilled = (row: number, stack: Stack): Stack & { readonly row: number } => {
  const after = row < SUPPLY_ROW ? afterDraw(stack) : undefined
  return after === undefined ? { ...stack, row } : refilled(row + 1, after)
}
/** R37: returns a warning if the chief ends the construction phase without taking a supply card. */
export const supplyWarning = (taken: boolean): 'SUPPLY_NOT_TAKEN' | null => (taken ? null : 'SUPPLY_NOT_TAKEN')

export const passShip = (transaction: Transaction): Handled => {
  const { state, emit } = transaction
  return unless(NOTHING_WAIVED, [state.stage !== 'passShip' && ['WRONG_PHASE', {}, 'R56']], () => {
    const chief = nextChief(clansOf(state), state.chief)
    emit({ e: 'roundEnded', round: state.round, chief, turnSupply: state.supplyTaken })
    beginRound(transaction, state.round + 1, chief)
  })
}

/** Moves of this chapter. */
export const END_OF_ROUND_MOVES = {
  done: { shape: doneShape, decide: done },
  claim: { shape: claimShape, decide: claim },
  passShip: { shape: passShipShape, decide: passShip },
}
