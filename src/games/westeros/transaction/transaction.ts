import { startTransaction as start, type Transaction as AnyTransaction } from '../../../kit/transaction'
import type { DeckId, HouseId } from '../box/box'
import type { AnyEvent, Event } from '../model/events'
import { evolve } from './evolve'
import type { State } from '../model/state'

/** The transaction of one move, in which a chapter of the rules can hand over to the next one. */
export interface Transaction extends AnyTransaction<State, Event> {
  /** Where a chapter hands over once it is complete. */
  readonly order: OrderOfPlay
}

/**
 * R0, R16: what comes after what. It is written where all chapters are known (`round.ts`); a chapter knows only this, so that
 * no two chapters need each other.
 */
export interface OrderOfPlay {
  /** The three cards lie face up: on to the first that has an effect of its own (R0.2). */
  afterDraw(transaction: Transaction): void
  /** The card of this deck, or of the current one, is completely resolved: on to the next, or to the planning phase (R0.2). */
  afterCard(transaction: Transaction, deck?: DeckId): void
  /** The planning phase: orders are placed (R8.1). */
  openPlanning(transaction: Transaction): void
  /** All orders are face up: the Raven may act (R8.6). */
  afterOrders(transaction: Transaction): void
  /** On to the raids, unless they are skipped (R0.4, R7.6). */
  afterRaven(transaction: Transaction): void
  /** A raid of this house is done: on to the next house in turn order that has one (R9.1). */
  afterRaid(transaction: Transaction, house: HouseId): void
  openMarches(transaction: Transaction): void
  /** A march of this house and its battle are done: on to the next house in turn order that has one (R10.1). */
  afterMarch(transaction: Transaction, house: HouseId): void
  /** All marches are done: routed units stand up, then power is collected (R14.28, R15). */
  afterMarches(transaction: Transaction): void
  /** R16: the board is cleared of orders; the next round begins, or the game is scored. */
  endRound(transaction: Transaction): void
}

/** The positions around an event of a transaction. */
interface Step {
  readonly before: State
  readonly after: State
}

/** The steps of transactions, until their events are written: the code that decides a move does so next. */
const steps = new WeakMap<AnyEvent, Step>()

/** @param order the order of play that the chapters hand over to: `orderOfPlay` of `round.ts` */
export const startTransaction = (from: State, order: OrderOfPlay): Transaction => Object.assign(start(from, evolveAhead), { order })

/** Like `evolve`, and remembers what came of it. */
const evolveAhead = (before: State, event: Event): State => {
  const after = evolve(before, event)
  steps.set(event, { before, after })
  return after
}

/** Like `evolve`; what has just been worked out while the move was decided is not worked out again. */
export const evolveOn = (before: State | undefined, event: AnyEvent): State => {
  const step = steps.get(event)
  // A ledger keeps its events: the positions between them would stay as long.
  steps.delete(event)
  return step === undefined || step.before !== before ? evolve(before, event) : step.after
}
