import { startTransaction as start, type Transaction as AnyTransaction } from '../../../kit/transaction'
import type { DeckId, HouseId } from '../box/box'
import type { AnyEvent, Event } from '../model/events'
import { evolve } from './evolve'
import type { Attack, Stage, State } from '../model/state'

/** Transaction of one move. Through `order`, a rule starts the next step of the round. */
export interface Transaction extends AnyTransaction<State, Event> {
  /** Functions that start the next steps of the round. */
  readonly order: OrderOfPlay
}

/**
 * Functions that start the next step of the round after each step (R0, R16). They are implemented in `round.ts`,
 * which imports all rules; the rules import only this type, which avoids import cycles.
 */
export interface OrderOfPlay {
  /** Called after the three Westeros cards are face up: continues with the first card that has an effect (R0.2). */
  afterDraw(transaction: Transaction): void
  /**
   * Called after the Westeros card of this deck (default: the current deck) is resolved: continues with the next card
   * or the planning phase (R0.2).
   */
  afterCard(transaction: Transaction, deck?: DeckId): void
  /** Called after a correction replaced the card of the current deck: continues with the new card. */
  resumeCards(transaction: Transaction, deck: DeckId): void
  /** Starts the planning phase, in which orders are placed (R8.1). */
  openPlanning(transaction: Transaction): void
  /** Called after all orders are face up: the holder of the Raven may act (R8.6). */
  afterOrders(transaction: Transaction): void
  /** Called after the step of the Messenger Raven: continues with the raids, unless they are skipped (R0.4, R7.6). */
  afterRaven(transaction: Transaction): void
  /** Called after a raid of this house: continues with the next house in turn order that has a raid (R9.1). */
  afterRaid(transaction: Transaction, house: HouseId): void
  openMarches(transaction: Transaction): void
  /** Called after a march of this house and its battle: continues with the next house in turn order that has a march (R10.1). */
  afterMarch(transaction: Transaction, house: HouseId): void
  /** Called after an attack of the wildlings: continues with the cards (E0.2), or after the card that started the attack. */
  afterAttack(transaction: Transaction, attack: Attack): void
  /** Starts the second attack of *Preemptive Raid* (E6.1). */
  attackAgain(transaction: Transaction, attack: Attack, again: NonNullable<Attack['again']>): void
  /** Lets the houses carry out the open wildling card (E6.6). */
  continueEffect(transaction: Transaction): void
  /** Called after the new owner of a port has answered: continues with the stage that was interrupted (E20.7). */
  afterPorts(transaction: Transaction, next: Stage): void
  /** Called after a Consolidate Power order of this house: continues with the next house in turn order (E15.1). */
  afterConsolidate(transaction: Transaction, house: HouseId): void
  /** Called after all marches: units are no longer routed, then power is collected (R14.28, R15). */
  afterMarches(transaction: Transaction): void
  /** Removes the orders from the board, then begins the next round or determines the winner (R16). */
  endRound(transaction: Transaction): void
}

/** States of the game before and after an event. */
interface Step {
  readonly before: State
  readonly after: State
}

/** Caches the states of decided events until the events are written to the ledger. */
const steps = new WeakMap<AnyEvent, Step>()

/** Starts the transaction of a move. @param order functions for the next steps of the round: `orderOfPlay` of `round.ts` */
export const startTransaction = (from: State, order: OrderOfPlay): Transaction => Object.assign(start(from, evolveAhead), { order })

/** Returns the same state as `evolve`, but caches this state. */
const evolveAhead = (before: State, event: Event): State => {
  const after = evolve(before, event)
  steps.set(event, { before, after })
  return after
}

/** Returns the same state as `evolve`, but takes it from the cache if the event was just decided from the same state. */
export const evolveOn = (before: State | undefined, event: AnyEvent): State => {
  const step = steps.get(event)
  // Drop the cached states: events stay in memory as long as the ledger, and would keep the states in memory too.
  steps.delete(event)
  return step === undefined || step.before !== before ? evolve(before, event) : step.after
}
