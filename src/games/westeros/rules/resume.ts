import type { HouseId } from '../box/box'
import type { Transaction } from '../transaction/transaction'
import { CARD_STAGES } from '../invariants/count'
import { editionOf } from '../model/edition'
import type { Resumable, State } from '../model/state'
import { noneLeft } from './turns'
import { count } from '../model/units'

/** Continues the game with a stage of the round from any position: after the set-up and after a correction. */

/**
 * Sets the stage of the round and clears the board for it: face-up Westeros cards go under their decks, orders are removed, units are no
 * longer routed. Skips steps in which nothing can happen.
 * @param last house that acted last in this step; the turn continues after it
 */
export const resumeRound = (transaction: Transaction, at: Resumable, last?: HouseId): void => {
  tidy(transaction, at)
  const after = last === undefined ? {} : { last }
  switch (at) {
    case 'draw':
    case 'power':
      return transaction.emit({ e: 'moved', stage: { at } })
    case 'orders':
      return transaction.order.openPlanning(transaction)
    case 'raids':
      return noneLeft(transaction.state, 'raid')
        ? transaction.order.openMarches(transaction)
        : transaction.emit({ e: 'moved', stage: { at, ...after } })
    case 'marches':
      return isMarchedOut(transaction.state)
        ? transaction.order.afterMarches(transaction)
        : transaction.emit({ e: 'moved', stage: { at, ...after } })
  }
}

const isMarchedOut = (state: State): boolean => noneLeft(state, 'march') && state.tracking.units

const tidy = (transaction: Transaction, at: Resumable): void => {
  const { decks, areas } = transaction.state
  if (Object.values(decks).some(({ faceUp }) => faceUp !== undefined)) transaction.emit({ e: 'cardsPutUnder' })
  const routed = Object.values(areas).some(({ garrison }) => garrison !== undefined && count(garrison.routed) > 0)
  const staysDown = at === 'marches' || (at === 'power' && editionOf(transaction.state).routedRiseLast)
  if (routed && !staysDown) transaction.emit({ e: 'routedRose' })
  if (at !== 'draw') return
  for (const [area, { order }] of Object.entries(areas))
    if (order !== undefined) transaction.emit({ e: 'orderRemoved', area, why: 'leftAlone' })
}

/** Returns whether the open question can no longer be answered, so that the game has to continue with another question. */
export const isStale = (state: State): boolean => {
  const { stage, tracking, ballot, turned } = state
  switch (stage.at) {
    case 'orders':
      return tracking.orders === 'app' && ballot === undefined
    case 'raids':
      return noneLeft(state, 'raid')
    case 'marches':
      return isMarchedOut(state)
    default:
      return CARD_STAGES.includes(stage.at) && turned === undefined
  }
}
