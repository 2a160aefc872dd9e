import { openBallot } from './ballots'
import type { DeckId, HouseId } from './box/box'
import type { Course, OrderOfPlay } from './course'
import { resolveClash } from './rules/influence'
import { resolveMustering } from './rules/mustering'
import { ravenCanAct } from './rules/orders'
import { resolveSupply } from './rules/supply'
import { finalOutcome } from './rules/victory'
import { cardOf, forbiddenKinds, hasEffectOfItsOwn, resolveGameOfThrones } from './rules/westeros-cards'
import { resolveWildlings } from './rules/wildlings'
import { ORDER_OF_DECKS, type State } from './state'
import { noneLeft, planners } from './turns'
import { count } from './units'

/** R0, R16: the order of play. Each step hands over to the next one here, and steps in which nothing can happen are passed over. */

/** Carries out the face-up card of a deck (R0.2 steps 5–7). */
export const resolveCard = (course: Course, deck: DeckId): void => {
  const card = course.state.turned?.[deck]
  switch (card === undefined ? undefined : cardOf(card)) {
    case 'supply':
      return resolveSupply(course, deck)
    case 'mustering':
      return resolveMustering(course, deck)
    case 'clash-of-kings':
      return resolveClash(course, deck)
    case 'game-of-thrones':
      return resolveGameOfThrones(course, deck)
    case 'wildling-attack':
      return resolveWildlings(course, deck)
    default:
      return afterCard(course, deck)
  }
}

/** The three cards lie face up: on to the first that has an effect of its own. */
const afterDraw = (course: Course): void => toCard(course, ORDER_OF_DECKS)

/** The card of the current deck is completely resolved: on to the next, or to the planning phase (R0.2). */
const afterCard = (course: Course, deck: DeckId = currentDeck(course.state)): void => {
  const card = course.state.turned?.[deck]
  if (card !== undefined) course.happen({ e: 'cardResolved', deck, card: cardOf(card) })
  if (course.state.outcome === undefined) toCard(course, ORDER_OF_DECKS.slice(ORDER_OF_DECKS.indexOf(deck) + 1))
}

const currentDeck = ({ stage }: State): DeckId => ('deck' in stage ? stage.deck : 3)

const toCard = (course: Course, decks: readonly DeckId[]): void => {
  for (const deck of decks) {
    const card = course.state.turned?.[deck]
    if (card === undefined) continue
    if (hasEffectOfItsOwn(cardOf(card))) return course.happen({ e: 'moved', stage: { at: 'card', deck } })
    course.happen({ e: 'cardResolved', deck, card: cardOf(card) })
  }
  course.happen({ e: 'cardsPutUnder' })
  openPlanning(course)
}

/**
 * The planning phase: orders are placed, in the app by a ballot, otherwise on the board (R8.1). The board is bare of
 * orders by then, unless a correction has laid some.
 */
const openPlanning = (course: Course): void => {
  for (const [area, { order }] of Object.entries(course.state.areas))
    if (order !== undefined) course.happen({ e: 'orderRemoved', area, why: 'leftAlone' })
  course.happen({ e: 'moved', stage: { at: 'orders' } })
  if (course.state.tracking.orders === 'table') return
  const houses = planners(course.state)
  if (houses.length > 0) openBallot(course, 'orders', 'orders', houses)
  else afterOrders(course)
}

/** All orders are face up: the Raven may act (R8.6). */
const afterOrders = (course: Course): void => {
  if (ravenCanAct(course.state)) course.happen({ e: 'moved', stage: { at: 'raven' } })
  else afterRaven(course)
}

/** On to the raids, unless *Sea of Storms* or an empty board skips them (R0.4, R7.6). */
const afterRaven = (course: Course): void => {
  if (forbiddenKinds(course.state).includes('raid') || noneLeft(course.state, 'raid')) return openMarches(course)
  course.happen({ e: 'moved', stage: { at: 'raids' } })
}

/** A raid is done: on to the next house in turn order that has one (R9.1). */
const afterRaid = (course: Course, house: HouseId): void => {
  if (noneLeft(course.state, 'raid')) openMarches(course)
  else course.happen({ e: 'moved', stage: { at: 'raids', last: house } })
}

const openMarches = (course: Course): void => {
  if (noneLeft(course.state, 'march') && course.state.tracking.units) return afterMarches(course)
  course.happen({ e: 'moved', stage: { at: 'marches' } })
}

/** A march and its battle are done: on to the next house in turn order that has one (R10.1). */
const afterMarch = (course: Course, house: HouseId): void => {
  if (noneLeft(course.state, 'march') && course.state.tracking.units) afterMarches(course)
  else course.happen({ e: 'moved', stage: { at: 'marches', last: house } })
}

/** All marches are done: routed units stand up, then power is collected (R14.28, R15). */
const afterMarches = (course: Course): void => {
  const routed = Object.values(course.state.areas).some(({ garrison }) => garrison !== undefined && count(garrison.routed) > 0)
  if (routed) course.happen({ e: 'routedRose' })
  if (forbiddenKinds(course.state).includes('consolidate') || noneLeft(course.state, 'consolidate')) endRound(course)
  else course.happen({ e: 'moved', stage: { at: 'power' } })
}

/** R16: the board is cleared of orders; the next round begins, or the game is scored. */
const endRound = (course: Course): void => {
  const { round, box } = course.state
  course.happen({ e: 'roundEnded', round })
  if (round >= box.rounds) return course.happen({ e: 'gameEnded', outcome: finalOutcome(course.state) })
  course.happen({ e: 'roundBegan', round: round + 1 })
  course.happen({ e: 'moved', stage: { at: 'draw' } })
}

/** The order of play, for the course of a move: see {@link OrderOfPlay}. */
export const orderOfPlay: OrderOfPlay = {
  afterDraw,
  afterCard,
  openPlanning,
  afterOrders,
  afterRaven,
  afterRaid,
  openMarches,
  afterMarch,
  afterMarches,
  endRound,
}
