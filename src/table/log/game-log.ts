import type { ReactNode } from 'react'
import type { Moment, Vocabulary } from '../../referee'

/**
 * The parts that a game provides for the log, in the language of the page. The log itself formats the events `corrected`, `overruled`
 * and `rewound` and those of ballots. No part shows a sealed choice before its reveal.
 */
export interface GameLog<V extends Vocabulary = Vocabulary> {
  /** The text of an event, in one or two sentences. `before` is undefined for the first event. */
  event(this: void, event: V['event'], before: V['state'] | undefined, after: V['state']): string
  /** Whether an event is worth a line, or only leads on to the next step. */
  weight(this: void, event: V['event']): 'first' | 'usual' | 'leads on'
  /** The name of a move whose events only lead to the next step; undefined where the first event names it. */
  nameOf(this: void, moment: Moment<V>): string | undefined
  /** The round of a position. */
  round(this: void, state: V['state']): number
  /** The phase of the round, as a heading; undefined before the first and after the last. */
  phase(this: void, state: V['state']): string | undefined
  /** The role that a move names as its doer; undefined: the whole table. */
  doer(this: void, move: object): V['role'] | undefined
  /** Drawing of a move that names no role; undefined: the drawing that all games share. */
  icon(this: void, move: V['move']): string | undefined
  /** The roles on the table, for the filter. */
  roles(this: void, state: V['state']): readonly V['role'][]
  /** Roles that an entry concerns: who did it, and whose things on the table it changed. */
  concerned(this: void, moment: Moment<V>): ReadonlySet<V['role']>
  /** Areas in which an entry has changed something; left out where the game has no board. */
  areas?(this: void, moment: Moment<V>): readonly string[]
  /** The values before a correction, change by change; empty for every other entry. */
  before(this: void, moment: Moment<V>): readonly string[]
  /** Shows the details of an entry beside its moment: the statement of a payday. */
  detail?(this: void, moment: Moment<V>): ReactNode
  /** The rule behind the code of a refusal, by its number and name. */
  rule(this: void, code: string): string
  /** Who sits where, by name. */
  seats(this: void, state: V['state']): readonly { readonly id: string; readonly name: string }[]
}
