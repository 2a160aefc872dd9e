import type { Refusal } from '../../../referee'
import type { CardId, HouseId } from '../box/box'
import type { Transaction } from '../transaction/transaction'
import { cardsOf, hand, houseState } from '../model/position'
import { refuse, NOTHING_WAIVED, type Code, type Waived } from '../model/refusals'
import type { CardFigures, PlayedCard, State } from '../model/state'

/** Playable House cards, the Valyrian Steel Blade, and the used cards. Rules R14.13–R14.15, R14.32. */

/**
 * Returns the House cards that a house can play: its hand, or all its cards if used cards are not tracked or if a correction left the hand
 * empty. Empty only if the game has no House cards.
 */
export const playableCards = (state: State, house: HouseId): readonly CardId[] => {
  const held = hand(state, house)
  return held === undefined || held.length === 0 ? cardsOf(state, house) : held
}

/** Returns the refusal if a house cannot play a card: CARD_NOT_IN_HAND (R14.13). */
export const cardObjection = (state: State, house: HouseId, card: CardId): Refusal<Code> | undefined =>
  playableCards(state, house).includes(card) ? undefined : refuse('CARD_NOT_IN_HAND', { house, card }).refusal

const isFigure = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 20

const areFigures = ({ strength, swords, fortifications }: CardFigures): boolean => [strength, swords, fortifications].every(isFigure)

/**
 * Returns the refusal if a card cannot be reported as played: CARD_NOT_IN_HAND. Numbers without the name of a card are accepted only if
 * cards or used cards are not tracked.
 */
export const playedObjection = (state: State, house: HouseId, played: PlayedCard): Refusal<Code> | undefined => {
  if ('card' in played) return cardObjection(state, house, played.card)
  const mustBeNamed = state.tracking.cards !== 'none' && houseState(state, house).used !== undefined && cardsOf(state, house).length > 0
  return mustBeNamed || !areFigures(played.told) ? refuse('CARD_NOT_IN_HAND', { house }).refusal : undefined
}

/** Returns the refusal if a card cannot replace the card that was sent back: SAME_CARD, CARD_NOT_IN_HAND (E14.8). */
export const anotherCardObjection = (
  state: State,
  house: HouseId,
  sent: CardId,
  played: PlayedCard | undefined,
): Refusal<Code> | undefined => {
  const others = hand(state, house)?.filter((card) => card !== sent)
  if (played === undefined) return others === undefined || others.length === 0 ? undefined : refuse('CARD_NOT_IN_HAND', { house }).refusal
  if ('card' in played && played.card === sent) return refuse('SAME_CARD', { house, card: sent }).refusal
  return playedObjection(state, house, played)
}

/**
 * Returns the refusal if a house cannot use the Blade now: NOT_BLADE_HOLDER (not the holder, or neither attacker nor defender of the
 * open battle), BLADE_USED (R14.15).
 */
export const bladeObjection = (state: State, house: HouseId, waived: Waived = NOTHING_WAIVED): Refusal<Code> | undefined => {
  const { battle, holders } = state
  const outside = battle !== undefined && house !== battle.attacker && house !== battle.defender
  if (outside || (holders.fiefdoms !== house && !waived.has('NOT_BLADE_HOLDER')))
    return refuse('NOT_BLADE_HOLDER', { house, holder: holders.fiefdoms }).refusal
  if (state.bladeUsed && !waived.has('BLADE_USED')) return refuse('BLADE_USED', { house }).refusal
  return undefined
}

/**
 * Returns the used cards of a house to its hand if the hand is empty (R14.32, A28). With the setting `seventhCardStaysOut`,
 * the card used last stays used.
 */
export const returnCards = (transaction: Transaction, house: HouseId, seventh: CardId | undefined): void => {
  const { state } = transaction
  const held = hand(state, house)
  if (held === undefined || held.length > 0 || cardsOf(state, house).length === 0) return
  const stay = state.settings.seventhCardStaysOut && seventh !== undefined ? [seventh] : []
  transaction.emit({ e: 'cardsReturned', house, stay })
}
