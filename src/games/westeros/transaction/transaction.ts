import { startTransaction as start, type Transaction as AnyTransaction } from '../../../kit/transaction'
import type { DeckId, HouseId } from '../box/box'
import type { AnyEvent, Event } from '../model/events'
import { evolve } from './evolve'
import type { State } from '../model/state'

/** Transaction of one move. Rules of one chapter can call the next step through `order`. */
export interface Transaction extends AnyTransaction<State, Event> {
  /** Next steps of the round. */
  readonly order: OrderOfPlay
}

/**
 * R0, R16: next step of the round after each step. Implemented in `round.ts`, which imports all rules; the rules import only
 * this type, which avoids cycles.
 */
export interface OrderOfPlay {
  /** After three cards are face up: continues with the first card that has an effect (R0.2). */
  afterDraw(transaction: Transaction): void
  /** After the card of this deck (default: the current deck) is resolved: continues with the next card or the planning phase (R0.2). */
  afterCard(transaction: Transaction, deck?: DeckId): void
  /** Starts the planning phase: orders are placed (R8.1). */
  openPlanning(transaction: Transaction): void
  /** After all orders are face up: the Raven may act (R8.6). */
  afterOrders(transaction: Transaction): void
  /** Continues with the raids, unless they are skipped (R0.4, R7.6). */
  afterRaven(transaction: Transaction): void
  /** After a raid of this house: continues with the next house in turn order that has a raid (R9.1). */
  afterRaid(transaction: Transaction, house: HouseId): void
  openMarches(transaction: Transaction): void
  /** After a march of this house and its battle: continues with the next house in turn order that has a march (R10.1). */
  afterMarch(transaction: Transaction, house: HouseId): void
  /** After all marches: routed units stand up, then power is collected (R14.28, R15). */
  afterMarches(transaction: Transaction): void
  /** R16: removes the orders, then begins the next round or scores the game. */
  endRound(transaction: Transaction): void
}

/** States before and after an event. */
interface Step {
  readonly before: State
  readonly after: State
}

/** Caches states of decided events until the events are written to the ledger. */
const steps = new WeakMap<AnyEvent, Step>()

/** @param order next steps of the round: `orderOfPlay` of `round.ts` */
export const startTransaction = (from: State, order: OrderOfPlay): Transaction => Object.assign(start(from, evolveAhead), { order })

/** Same as `evolve`, but caches the result. */
const evolveAhead = (before: State, event: Event): State => {
  const after = evolve(before, event)
  steps.set(event, { before, after })
  return after
}

/** Same as `evolve`, but uses the cached result if the event was just decided from the same state. */
export const evolveOn = (before: State | undefined, event: AnyEvent): State => {
  const step = steps.get(event)
  // Drop the cached states: events live as long as the ledger and would keep the states in memory.
  steps.delete(event)
  return step === undefined || step.before !== before ? evolve(before, event) : step.after
}
