import { moveShape } from '../../../kit/move-kinds'
import { fields, listOf } from '../../../kit/shape'
import { accepted, allCards, drawLabel, possibleCards, shuffle, turnUp, type Deck, type Pick as Draws } from '../../../referee'
import type { DeckCard, DeckId, HouseId, OrderId, OrderKind, OrderToken, WesterosCard } from '../box/box'
import { atStages, type MoveOf, type RuleHandler } from './handler'
import type { Transaction } from '../transaction/transaction'
import { memoize } from '../../../kit/memoize'
import { editionOf } from '../model/edition'
import { turnOrder } from '../model/position'
import { refuse, type Answer } from '../model/refusals'
import { ORDER_OF_DECKS, type Bids, type State } from '../model/state'
import { crowns } from '../model/control'
import * as shapes from '../shapes/pieces'
import { payingPortsOf } from './ports'
import { gainOf, gainPower } from './power'

/** R0.2, R7: drawing the Westeros cards, the orders they forbid this round, and *Game of Thrones*. */

const turnedCards = listOf(shapes.deckCard, shapes.MOST)
const drawShape = () =>
  moveShape('draw', {
    /** Cards turned up from each deck. The last card stays face up; all cards before it are *Winter is Coming* (R0.2, R7.1). */
    turned: fields<Readonly<Record<DeckId, readonly DeckCard[]>>>({ 1: turnedCards, 2: turnedCards, 3: turnedCards }),
    how: shapes.where,
  })
export type Draw = MoveOf<typeof drawShape>

/** Returns the name of a card without the mark of its mammoth. */
export const cardOf = (card: DeckCard): WesterosCard => (card.endsWith('*') ? card.slice(0, -1) : card) as WesterosCard

/** Returns whether a card has a mammoth (R6.2). */
export const hasMammoth = (card: DeckCard): boolean => card.endsWith('*')

/** Roman numerals of the decks, as printed in the game. */
export const DECK_NAMES: Readonly<Record<DeckId, string>> = { 1: 'I', 2: 'II', 3: 'III' }

const WITH_EFFECT: readonly WesterosCard[] = [
  'supply',
  'mustering',
  'clash-of-kings',
  'game-of-thrones',
  'wildling-attack',
  'a-throne-of-blades',
  'dark-wings-dark-words',
  'put-to-the-sword',
]

/**
 * Returns whether a card changes anything when it is resolved. Other cards have their effect by staying visible (R7.2, R7.6–R7.8, R7.11).
 */
export const hasEffectOfItsOwn = (card: WesterosCard): boolean => WITH_EFFECT.includes(card)

/** Returns the face-up Westeros cards of the current round. */
const cardsInSight = ({ turned }: State): readonly WesterosCard[] =>
  turned === undefined ? [] : ORDER_OF_DECKS.map((deck) => cardOf(turned[deck]))

const NOTHING_FORBIDDEN: readonly OrderKind[] = []

const FORBIDS: Readonly<Partial<Record<WesterosCard, OrderKind>>> = {
  'sea-of-storms': 'raid',
  'storm-of-swords': 'defense',
  'feast-for-crows': 'consolidate',
  'web-of-lies': 'support',
}

const forbiddenBy = memoize((turned: NonNullable<State['turned']>): readonly OrderKind[] =>
  ORDER_OF_DECKS.flatMap((deck) => FORBIDS[cardOf(turned[deck])] ?? []),
)

/** Returns the kinds of orders that are forbidden this round (R7.6–R7.8). */
export const forbiddenKinds = ({ turned, restriction }: State): readonly OrderKind[] => {
  const kinds = turned === undefined ? NOTHING_FORBIDDEN : forbiddenBy(turned)
  const chosen = restriction === undefined ? undefined : FORBIDS[restriction]
  return chosen === undefined || kinds.includes(chosen) ? kinds : [...kinds, chosen]
}

/** Order that *Rains of Autumn* forbids in the second edition (E7.3). */
const STRONG_MARCH: OrderId = 'march-plus-1'

/** Returns the single orders that are forbidden this round although their kind is allowed (E7.3, E7.7). */
export const forbiddenOrders = (state: State): readonly OrderId[] => {
  const rainy = cardsInSight(state).includes('rains-of-autumn') || state.restriction === 'rains-of-autumn'
  return rainy && !editionOf(state).rainsStopFootmen ? [STRONG_MARCH] : []
}

/** Returns whether an order may not be placed this round (R7.6–R7.8, E7.1–E7.3, E7.7). */
export const isForbidden = (state: State, { id, kind }: Pick<OrderToken, 'id' | 'kind'>): boolean =>
  forbiddenKinds(state).includes(kind) || forbiddenOrders(state).includes(id)

/** Returns whether *Rains of Autumn* sets the strength of supporting footmen to 0 this round (R7.11). */
export const rains = (state: State): boolean => editionOf(state).rainsStopFootmen && cardsInSight(state).includes('rains-of-autumn')

/**
 * Returns the name of the ballot that a card opens, e.g. `clash`. If an earlier deck shows the same card, the number of the deck is
 * appended, so that two ballots never share a name.
 */
export const questionName = ({ turned }: State, deck: DeckId, name: string): string => {
  const again = turned !== undefined && ORDER_OF_DECKS.some((other) => other < deck && cardOf(turned[other]) === cardOf(turned[deck]))
  return again ? `${name}-${deck}` : name
}

/** Returns whether a *Winter is Coming* card is replaced: always, unless the deck contains no other card (R7.1). */
const isReplaced = (deck: Deck, card: DeckCard): boolean =>
  cardOf(card) === 'winter-is-coming' && allCards(deck).some((other) => cardOf(other as DeckCard) !== 'winter-is-coming')

/** Deck after a card was turned face up, and the labels of the random draws. */
interface TurnedUp {
  readonly deck: Deck
  readonly labels: Readonly<Record<string, DeckCard>>
}

/**
 * Returns the label of the next draw from a deck after `cards`, and the possible cards. If the last card of `cards` stays face up, no
 * further card is possible. Refusals: CARD_NOT_IN_DECK, WINTER_IS_REPLACED.
 */
export const nextDraw = (
  id: DeckId,
  deck: Deck,
  cards: readonly DeckCard[],
): Answer<TurnedUp & { readonly label: string; readonly possible: readonly DeckCard[]; readonly complete: boolean }> => {
  let now = deck
  let complete = false
  const labels: Record<string, DeckCard> = {}
  for (const card of cards) {
    if (complete) return refuse('WINTER_IS_REPLACED', { deck: DECK_NAMES[id], card: cardOf(card) })
    if (!possibleCards(now).includes(card)) return refuse('CARD_NOT_IN_DECK', { deck: DECK_NAMES[id], card: cardOf(card) })
    labels[drawLabel(DECK_NAMES[id], now)] = card
    complete = !isReplaced(now, card)
    now = turnUp(now, card)
    if (!complete) now = shuffle(now)
  }
  const possible = complete ? [] : (possibleCards(now) as readonly DeckCard[])
  return accepted({ deck: now, labels, label: drawLabel(DECK_NAMES[id], now), possible, complete })
}

/**
 * Checks the cards turned up from one deck against its known cards. Every card except the last must be *Winter is Coming*, followed by a
 * shuffle (R7.1). Refusals: CARD_NOT_IN_DECK (also for an empty list), WINTER_IS_REPLACED.
 */
export const turnUpAll = (id: DeckId, deck: Deck, cards: readonly DeckCard[]): Answer<TurnedUp> => {
  const next = nextDraw(id, deck, cards)
  if (!next.ok || next.value.complete) return next
  return cards.length === 0
    ? refuse('CARD_NOT_IN_DECK', { deck: DECK_NAMES[id], card: '' })
    : refuse('WINTER_IS_REPLACED', { deck: DECK_NAMES[id], card: 'winter-is-coming' })
}

/** Returns the wildling threat after drawing mammoths: one space for each mammoth, up to the end of the track (R6.2, A12). */
export const threatAfter = (state: State, mammoths: number): number => {
  const { threat: spaces } = state.box
  const at = spaces.findLastIndex((space) => space <= state.threat)
  return spaces[Math.min(spaces.length - 1, Math.max(at, 0) + mammoths)] ?? state.threat
}

/**
 * Turns up three cards at the same time and increases the wildling threat for the mammoths on cards that stay face up (R0.2 steps 2–4, A5).
 * Refusals: CARD_NOT_IN_DECK, WINTER_IS_REPLACED.
 */
export const draw: RuleHandler<Draw> = (transaction, move) => {
  const { decks } = transaction.state
  const one = turnUpAll(1, decks[1], move.turned[1])
  if (!one.ok) return one.refusal
  const two = turnUpAll(2, decks[2], move.turned[2])
  if (!two.ok) return two.refusal
  const three = turnUpAll(3, decks[3], move.turned[3])
  if (!three.ok) return three.refusal
  const after = { 1: one.value.deck, 2: two.value.deck, 3: three.value.deck }
  const faceUp = { 1: after[1].faceUp as DeckCard, 2: after[2].faceUp as DeckCard, 3: after[3].faceUp as DeckCard }
  const mammoths = Object.values(faceUp).filter(hasMammoth).length
  transaction.emit({
    e: 'cardsTurnedUp',
    how: move.how,
    turned: move.turned,
    faceUp,
    decks: after,
    mammoths,
    threat: threatAfter(transaction.state, mammoths),
    labels: { ...one.value.labels, ...two.value.labels, ...three.value.labels },
  })
  transaction.order.afterDraw(transaction)
  return undefined
}

/** Maximum number of shuffles in one random draw. After so many *Winter is Coming* cards, the draw excludes this card. */
const ENOUGH_WINTERS = 64

/** Draws the cards of this round at random, deck by deck, and replaces *Winter is Coming* (R0.2, R7.1). */
export const drawByChance = (state: State, pick: Draws): Draw => {
  const fromDeck = (id: DeckId): readonly DeckCard[] => {
    const cards: DeckCard[] = []
    for (;;) {
      const next = nextDraw(id, state.decks[id], cards)
      if (!next.ok || next.value.possible.length === 0) return cards
      const { label, possible } = next.value
      const others = possible.filter((card) => cardOf(card) !== 'winter-is-coming')
      cards.push(pick(label, cards.length < ENOUGH_WINTERS || others.length === 0 ? possible : others))
    }
  }
  return { do: 'draw', how: 'app', turned: { 1: fromDeck(1), 2: fromDeck(2), 3: fromDeck(3) } }
}

/**
 * Returns the power that each house would gain from *Game of Thrones* now, in turn order. `due`: one for each crown and for each of the
 * `ports`; `gain`: limited by its pile (R7.9, R2.5).
 * @param reported number of ports that give power (E7.4): `none`, or as reported by the players if units are not tracked
 */
export const crownsForecast = (
  state: State,
  reported: Bids | 'none' = {},
): readonly { readonly house: HouseId; readonly ports: number; readonly due: number; readonly gain: number }[] =>
  turnOrder(state).map((house) => {
    const ports = reported === 'none' ? 0 : payingPortsOf(state, house, reported)
    const due = crowns(state, house) + ports
    return { house, ports, due, gain: gainOf(state, house, due) }
  })

/** *Game of Thrones*: gives power for the crowns in the areas each house controls, and for its ports (R7.9, E7.4). */
export const resolveGameOfThrones = (transaction: Transaction, deck: DeckId, reported: Bids | 'none' = {}): void => {
  for (const { house, due, ports } of crownsForecast(transaction.state, reported))
    gainPower(transaction, house, due, 'gameOfThrones', ports)
  transaction.order.afterCard(transaction, deck)
}

/** Records of the moves that turn up Westeros cards. */
export const CARD_MOVES = { draw: { shape: drawShape, decide: atStages({ draw }) } }
