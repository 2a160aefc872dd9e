import { startTransaction as start, type Transaction as AnyTransaction } from '../../../kit/transaction'
import type { Event } from '../model/events'
import type { State } from '../model/state'
import { evolve } from './evolve'

/** Events of one move, with the state after each event. */
export type Transaction = AnyTransaction<State, Event>

export const startTransaction = (from: State): Transaction => start<State, Event>(from, evolve)
