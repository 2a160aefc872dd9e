import { moveShape } from '../../../kit/move-kinds'
import { boolean, maybe, only } from '../../../kit/shape'
import type { Refusal } from '../../../referee'
import { WILDLING_CARDS, type HouseId, type WildlingCard } from '../box/box'
import { atStages, type MoveOf, type RuleHandler } from './handler'
import { refuse, type Code } from '../model/refusals'
import type { State } from '../model/state'
import type { WildlingDeck } from '../model/wildling-deck'
import type { Transaction } from '../transaction/transaction'
import * as shapes from '../shapes/pieces'

/** E6.4, E8.4: the deck of wildling cards, and the look of the Messenger Raven at its top card. */

/** The holder of the Raven looks at the top wildling card (E8.4). `card` is omitted if the card was drawn at the table. */
const lookAtWildlingShape = () => moveShape('lookAtWildling', { house: shapes.house, card: maybe(only(...WILDLING_CARDS)) })
export type LookAtWildling = MoveOf<typeof lookAtWildlingShape>
/** The holder of the Raven puts the card that it looked at under the deck, or leaves it on top (E8.4). */
const putWildlingShape = () => moveShape('putWildling', { house: shapes.house, under: boolean })

/** Returns the cards that can be on top of the deck, as far as the app knows. */
export const possibleTops = ({ unseen, under, top }: WildlingDeck): readonly WildlingCard[] => {
  if (top !== undefined) return [top]
  const hidden = under.filter((card) => card === null).length
  if (unseen.length > hidden) return unseen
  const [first] = under
  return first === undefined || first === null ? unseen : [first]
}

/** Label of the next random draw. After a rewind, a draw with the same label gives the same card. */
export const wildlingLabel = ({ drawn }: WildlingDeck): string => `wildling card ${drawn}`

/** Returns the label of a draw; empty if the card is already known, so that nothing is drawn. */
const labelsOf = (deck: WildlingDeck, card: WildlingCard): Readonly<Record<string, WildlingCard>> =>
  possibleTops(deck).length > 1 ? { [wildlingLabel(deck)]: card } : {}

/** Returns the refusal if a card cannot be on top of the deck: CARD_NOT_IN_DECK. */
const topObjection = (deck: WildlingDeck, card: WildlingCard): Refusal<Code> | undefined =>
  possibleTops(deck).includes(card) ? undefined : refuse('CARD_NOT_IN_DECK', { card }, 'E6.4').refusal

/** Turns up the top wildling card and puts it under the deck (E6.4). Returns the refusal: CARD_NOT_IN_DECK. */
export const turnUpWildling = (transaction: Transaction, card: WildlingCard, how: 'app' | 'table'): Refusal<Code> | undefined => {
  const { wildlings } = transaction.state
  if (wildlings === undefined) return refuse('CARD_NOT_IN_DECK', { card }, 'E6.4').refusal
  const refusal = topObjection(wildlings, card)
  if (refusal !== undefined) return refusal
  transaction.emit({ e: 'wildlingDrawn', card, how, labels: labelsOf(wildlings, card) })
  return undefined
}

/** Uses the Raven to look at the top wildling card (E8.4). The card itself is drawn or known afterwards. */
export const lookAtTop = (transaction: Transaction, house: HouseId): undefined => {
  transaction.emit({ e: 'ravenUsed', house, look: true })
  transaction.emit({ e: 'moved', stage: { at: 'ravenLook' } })
  return undefined
}

/** Returns whether the top card still has to be drawn before the holder of the Raven can look at it. */
export const mustDrawTop = ({ stage, tracking, wildlings }: State): boolean =>
  stage.at === 'ravenLook' && tracking.decks === 'app' && wildlings !== undefined && wildlings.top === undefined

/** Records the top card that the holder of the Raven sees (E8.4). Refusals: NOT_RAVEN_HOLDER, CARD_NOT_IN_DECK, NOT_TRACKED. */
const lookAtWildling: RuleHandler<LookAtWildling> = (transaction, { house, card }) => {
  const { holders, wildlings } = transaction.state
  if (house !== holders.kingsCourt) return refuse('NOT_RAVEN_HOLDER', { house, holder: holders.kingsCourt }).refusal
  if (card === undefined || wildlings === undefined || !mustDrawTop(transaction.state))
    return refuse('NOT_TRACKED', { part: 'decks' }).refusal
  const refusal = topObjection(wildlings, card)
  if (refusal !== undefined) return refusal
  transaction.emit({ e: 'wildlingSeen', house, card, labels: labelsOf(wildlings, card) })
  return undefined
}

/** Records whether the card that the Raven saw stays on top or goes under the deck (E8.4). Refusals: NOT_RAVEN_HOLDER, NOT_TRACKED. */
const putWildling: RuleHandler<MoveOf<typeof putWildlingShape>> = (transaction, { house, under }, waived) => {
  const { holders } = transaction.state
  if (house !== holders.kingsCourt && !waived.has('NOT_RAVEN_HOLDER'))
    return refuse('NOT_RAVEN_HOLDER', { house, holder: holders.kingsCourt }).refusal
  if (mustDrawTop(transaction.state)) return refuse('NOT_TRACKED', { part: 'decks' }).refusal
  transaction.emit({ e: 'wildlingPut', house, under })
  transaction.order.afterRaven(transaction)
  return undefined
}

/** Records of the moves with which the holder of the Raven looks at the top wildling card. */
export const WILDLING_DECK_MOVES = {
  lookAtWildling: { shape: lookAtWildlingShape, decide: atStages({ ravenLook: lookAtWildling }) },
  putWildling: { shape: putWildlingShape, decide: atStages({ ravenLook: putWildling }) },
}
