import { startTransaction as start, type Transaction as AnyTransaction } from '../../../kit/transaction'
import type { Event } from '../model/events'
import type { State } from '../model/state'
import { evolve } from './evolve'

/** Transaction of one move of Mafia City: its events, and the state after them. */
export type Transaction = AnyTransaction<State, Event>

export const startTransaction = (from: State): Transaction => start<State, Event>(from, evolve)
