import { upTo } from '../../../kit/counts'
import { moveShape } from '../../../kit/move-kinds'
import { DONE } from '../../../kit/refusals'
import { maybe, whole, type Infer } from '../../../kit/shape'
import { refusedByReferee, type Pick } from '../../../referee'
import { CARDS, DEALT } from '../box/box'
import type { State } from '../model/state'
import type { Transaction } from '../transaction/transaction'
import { cardsOf, NOT_ASKED, type Handled } from './handler'
import { drawnOf } from './locations'

/**
 * Rules for cards whose faces the app does not know: cards that a player takes from another player's hand, and drawn cards (R59, R60, R63).
 */

/** The players have taken a card from a hand. If the app selects the card at random, `position` is its index from the left. */
const takenShape = moveShape('taken', { position: maybe(whole(1, CARDS)) })
const drewShape = moveShape('drew', {})

/** R59: records that a card was taken from the hand of a player. */
export const takeCard = ({ state, emit }: Transaction, { position }: Infer<typeof takenShape>): Handled => {
  const { pending, count } = state
  if (pending?.is !== 'thief') return NOT_ASKED
  const most = Math.max(1, cardsOf(state, pending.from) ?? CARDS)
  if (position !== undefined && position > most) return refusedByReferee('MALFORMED', { at: 'move.position', most })
  emit({ e: 'cardTaken', by: pending.by, from: pending.from, count, ...(position === undefined ? {} : { position }) })
  return DONE
}

/** Returns whether the hand from which a Thief takes a card has exactly one card. */
export const isOnlyCard = (state: State): boolean => state.pending?.is === 'thief' && cardsOf(state, state.pending.from) === 1

export const thiefLabel = (count: number): string => `thief ${count}`

/**
 * R59: returns a move that takes a random card from a hand. The move contains the index of the card from the left. Undefined if the players
 * choose the card themselves, or if the app does not count cards.
 */
export const takenByChance = (state: State, pick: Pick): Infer<typeof takenShape> | undefined => {
  const { pending, settings, count } = state
  const held = pending?.is === 'thief' ? cardsOf(state, pending.from) : undefined
  if (!settings.thiefDrawn || held === undefined || held < 1) return undefined
  return {
    do: 'taken',
    position: pick(thiefLabel(count), upTo(held)),
  }
}

/** R60: records that a player draws three cards and discards one of them. */
export const drawForDeals = ({ state, emit }: Transaction): Handled => {
  const { pending, count } = state
  if (pending?.is !== 'drewCards') return NOT_ASKED
  const drawn = drawnOf(state, DEALT)
  emit({ e: 'cardsDrawn', by: pending.by, drawn, discarded: Math.min(1, drawn), count })
  return DONE
}

/** Moves of this chapter. */
export const CARD_MOVES = {
  taken: { shape: takenShape, decide: takeCard },
  drew: { shape: drewShape, decide: drawForDeals },
}
