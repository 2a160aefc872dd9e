import { startTransaction as start, type Transaction as AnyTransaction } from '../../../kit/transaction'
import { evolve } from './evolve'
import type { Event } from '../model/events'
import type { State } from '../model/state'

/** Transaction of one move of El Capitan: its events, and the state after them. */
export type Transaction = AnyTransaction<State, Event>

export const startTransaction = (from: State): Transaction => start<State, Event>(from, evolve)
