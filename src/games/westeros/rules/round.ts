import { moveShape } from '../../../kit/move-kinds'
import { keyed, maybe, whole } from '../../../kit/shape'
import { notAskedIn, type MoveOf, type RuleHandler } from './handler'
import { openBallot } from './ballots'
import { HOUSES, type DeckId, type HouseId } from '../box/box'
import type { Transaction, OrderOfPlay } from '../transaction/transaction'
import type { Bids } from '../model/state'
import { resolveClash } from './influence'
import { resolveMustering } from './mustering'
import { ravenCanAct, removeOrdersWithoutUnits } from './orders'
import { resolveSupply } from './supply'
import { finalOutcome } from './victory'
import { cardOf, forbiddenKinds, hasEffectOfItsOwn, resolveGameOfThrones } from './westeros-cards'
import { attackOf, resolveWildlings } from './wildlings'
import { choiceOf } from './westeros-choices'
import { continueEffect } from './wildling-effects'
import { reportedPortsObjection, settlePorts } from './ports'
import { editionOf } from '../model/edition'
import { ORDER_OF_DECKS, type Attack, type Stage, type State } from '../model/state'
import { noneLeft, planners } from './turns'
import { count } from '../model/units'
import * as shapes from '../shapes/pieces'

/** R0, R16: order of the steps in a round. Each step starts the next one; steps in which nothing can happen are skipped. */

/**
 * Carries out the face-up card of a deck (R0.2 steps 5–7).
 * @param reportedPorts number of ports of each house that give power, if units are not tracked (E7.4)
 */
export const resolveCard = (transaction: Transaction, deck: DeckId, reportedPorts?: Bids): void => {
  const card = transaction.state.turned?.[deck]
  switch (card === undefined ? undefined : cardOf(card)) {
    case 'supply':
      return resolveSupply(transaction, deck)
    case 'mustering':
      return resolveMustering(transaction, deck)
    case 'clash-of-kings':
      return resolveClash(transaction, deck)
    case 'game-of-thrones':
      return resolveGameOfThrones(transaction, deck, reportedPorts)
    case 'wildling-attack':
      return resolveWildlings(transaction, { deck })
    default:
      return afterCard(transaction, deck)
  }
}

/**
 * Continues with the first face-up card that has an effect. In the second edition the wildlings attack first if the threat has reached the
 * end of its track (E0.2).
 */
const afterDraw = (transaction: Transaction): void => {
  const { box, threat } = transaction.state
  if (editionOf(transaction.state).wildlingCards && threat >= (box.threat.at(-1) ?? Number.POSITIVE_INFINITY))
    return resolveWildlings(transaction, { deck: 3, early: true })
  toCard(transaction, ORDER_OF_DECKS)
}

/** Continues after an attack of the wildlings. */
const afterAttack = (transaction: Transaction, { deck, early }: Attack): void => {
  if (transaction.state.outcome !== undefined) return
  if (early === true) toCard(transaction, ORDER_OF_DECKS)
  else afterCard(transaction, deck)
}

const attackAgain = (transaction: Transaction, attack: Attack, again: NonNullable<Attack['again']>): void =>
  resolveWildlings(transaction, { ...attackOf(attack), again })

/** Marks the card of the current deck as resolved and continues with the next card, or with the planning phase (R0.2). */
const afterCard = (transaction: Transaction, deck: DeckId = currentDeck(transaction.state)): void => {
  const card = transaction.state.turned?.[deck]
  if (card !== undefined) transaction.emit({ e: 'cardResolved', deck, card: cardOf(card) })
  if (transaction.state.outcome === undefined) toCard(transaction, ORDER_OF_DECKS.slice(ORDER_OF_DECKS.indexOf(deck) + 1))
}

/** Continues with the card of a deck that a correction replaced, as if it had been turned up (E0.2). */
const resumeCards = (transaction: Transaction, deck: DeckId): void =>
  toCard(transaction, ORDER_OF_DECKS.slice(ORDER_OF_DECKS.indexOf(deck)))

const currentDeck = ({ stage }: State): DeckId => ('deck' in stage ? stage.deck : 3)

const toCard = (transaction: Transaction, decks: readonly DeckId[]): void => {
  for (const deck of decks) {
    const card = transaction.state.turned?.[deck]
    if (card === undefined) continue
    if (choiceOf(cardOf(card)) !== undefined) return transaction.emit({ e: 'moved', stage: { at: 'choice', deck } })
    if (hasEffectOfItsOwn(cardOf(card))) return transaction.emit({ e: 'moved', stage: { at: 'card', deck } })
    transaction.emit({ e: 'cardResolved', deck, card: cardOf(card) })
  }
  transaction.emit({ e: 'cardsPutUnder' })
  openPlanning(transaction)
}

/**
 * Starts the planning phase: players place orders in a ballot of the app, or on the physical board (R8.1). Removes orders that a correction
 * left on the board.
 */
const openPlanning = (transaction: Transaction): void => {
  for (const [area, { order }] of Object.entries(transaction.state.areas))
    if (order !== undefined) transaction.emit({ e: 'orderRemoved', area, why: 'leftAlone' })
  transaction.emit({ e: 'moved', stage: { at: 'orders' } })
  if (transaction.state.tracking.orders === 'table') return
  const houses = planners(transaction.state)
  if (houses.length > 0) openBallot(transaction, 'orders', 'orders', houses)
  else afterOrders(transaction)
}

/** After all orders are face up, asks the holder of the Messenger Raven (R8.6). */
const afterOrders = (transaction: Transaction): void => {
  if (ravenCanAct(transaction.state)) transaction.emit({ e: 'moved', stage: { at: 'raven' } })
  else afterRaven(transaction)
}

/** Starts the raids. Skips them if *Sea of Storms* forbids raids or no Raid order is on the board (R0.4, R7.6). */
const afterRaven = (transaction: Transaction): void => {
  if (forbiddenKinds(transaction.state).includes('raid') || noneLeft(transaction.state, 'raid')) return openMarches(transaction)
  transaction.emit({ e: 'moved', stage: { at: 'raids' } })
}

/** Continues after a raid with the next house in turn order that has a Raid order (R9.1). */
const afterRaid = (transaction: Transaction, house: HouseId): void => {
  if (noneLeft(transaction.state, 'raid')) openMarches(transaction)
  else transaction.emit({ e: 'moved', stage: { at: 'raids', last: house } })
}

const openMarches = (transaction: Transaction): void => {
  if (noneLeft(transaction.state, 'march') && transaction.state.tracking.units) return afterMarches(transaction)
  transaction.emit({ e: 'moved', stage: { at: 'marches' } })
}

/** Continues after a march and its battle with the next house in turn order that has a March order (R10.1). */
const afterMarch = (transaction: Transaction, house: HouseId): void => {
  if (settlePorts(transaction, { at: 'marches', last: house })) return
  if (noneLeft(transaction.state, 'march') && transaction.state.tracking.units) afterMarches(transaction)
  else transaction.emit({ e: 'moved', stage: { at: 'marches', last: house } })
}

/** After all marches, units are no longer routed; then the houses collect power (R14.28, R15). */
const afterMarches = (transaction: Transaction): void => {
  if (!editionOf(transaction.state).routedRiseLast) riseRouted(transaction)
  if (forbiddenKinds(transaction.state).includes('consolidate') || noneLeft(transaction.state, 'consolidate')) endRound(transaction)
  else transaction.emit({ e: 'moved', stage: { at: 'power' } })
}

const riseRouted = (transaction: Transaction): void => {
  const routed = Object.values(transaction.state.areas).some(({ garrison }) => garrison !== undefined && count(garrison.routed) > 0)
  if (routed) transaction.emit({ e: 'routedRose' })
}

/** Continues after a Consolidate Power order with the next house in turn order that has one (E15.1). */
const afterConsolidate = (transaction: Transaction, house: HouseId): void => {
  if (noneLeft(transaction.state, 'consolidate')) endRound(transaction)
  else transaction.emit({ e: 'moved', stage: { at: 'power', last: house } })
}

/** Continues with the stage that the question about the ships in a port interrupted (E20.7). */
const afterPorts = (transaction: Transaction, next: Stage): void => {
  // A correction during the question may have removed the units beside an order.
  removeOrdersWithoutUnits(transaction)
  if (next.at === 'marches' && next.last !== undefined) return afterMarch(transaction, next.last)
  transaction.emit({ e: 'moved', stage: next })
  if (next.at === 'effect' && !settlePorts(transaction, next)) continueEffect(transaction)
}

/** R16: removes the orders, then begins the next round or determines the winner. */
const endRound = (transaction: Transaction): void => {
  const { round, box } = transaction.state
  if (editionOf(transaction.state).routedRiseLast) riseRouted(transaction)
  transaction.emit({ e: 'roundEnded', round })
  if (round >= box.rounds) return transaction.emit({ e: 'gameEnded', outcome: finalOutcome(transaction.state) })
  transaction.emit({ e: 'roundBegan', round: round + 1 })
  transaction.emit({ e: 'moved', stage: { at: 'draw' } })
}

/** Functions that continue the round, used by transactions; see {@link OrderOfPlay}. */
export const orderOfPlay: OrderOfPlay = {
  afterDraw,
  afterCard,
  resumeCards,
  openPlanning,
  afterOrders,
  afterRaven,
  afterRaid,
  openMarches,
  afterMarch,
  afterMarches,
  afterAttack,
  attackAgain,
  continueEffect,
  afterPorts,
  afterConsolidate,
  endRound,
}

const resolveShape = () =>
  moveShape('resolve', {
    deck: shapes.deck,
    /** Number of ports of each house that give power, reported by the players if units are not tracked (E7.4). */
    ports: maybe(keyed(shapes.house, whole(0, shapes.MOST), HOUSES.length)),
  })
export type Resolve = MoveOf<typeof resolveShape>

/** Carries out the face-up card of a deck. Refusals: NOT_ASKED, and those of reported ports: NOT_TRACKED, WRONG_NUMBER. */
const resolve: RuleHandler<Resolve> = (transaction, move, waived) => {
  const { stage } = transaction.state
  if (stage.at !== 'card' || stage.deck !== move.deck) return notAskedIn(transaction.state)
  const refusal = move.ports === undefined ? undefined : reportedPortsObjection(transaction.state, move.ports)
  if (refusal !== undefined && !waived.has(refusal.code)) return refusal
  resolveCard(transaction, move.deck, move.ports)
  return undefined
}

/** Records of the moves that carry out Westeros cards. */
export const RESOLVE_MOVES = { resolve: { shape: resolveShape, decide: resolve } }
