import type { ReactNode } from 'react'
import type { Moment, Vocabulary } from '../../referee'
import type { ChangedValue } from '../game/changed-value'

/** Step of a round to which an entry belongs. In a long round, neighbouring entries of one step become one collapsed row. */
export interface LogStep {
  readonly key: string
  /** Title of the collapsed row, taken from the newest entry of the step. By default, the title counts the kinds of entries. */
  readonly title?: string
  /** Name of the kind of entry, e.g. "place a Mafioso"; by default the name of the move. */
  readonly kind?: string
  /** Whether the summary of the collapsed row already names the players. */
  readonly isNamed?: boolean
  /** Icon of the collapsed row; by default the badge of the only role, or the icon of the newest entry. */
  readonly icon?: string | undefined
  /** Whether the entries of the step are one collapsed row even in a short round. */
  readonly isAlwaysFolded?: boolean
}

/**
 * Configuration of the log by a game, in the language of the page. The log itself formats the events `corrected`, `overruled` and `rewound`
 * and the events of ballots. The texts must not reveal a sealed choice before its reveal.
 */
export interface GameLog<V extends Vocabulary = Vocabulary> {
  /**
   * Describes an event in one or two sentences. `before` is undefined for the first event. `move` is the move of the entry; for a move that
   * overrules a rule, the move inside. If omitted, the text contains no details that only the move has.
   */
  event(this: void, event: V['event'], before: V['state'] | undefined, after: V['state'], move?: V['move']): string
  /** Describes several adjacent events of one type with one text; undefined if each event has its own text. */
  merged?(this: void, events: readonly V['event'][]): string | undefined
  /** Returns how the log shows an event: before the other events of its entry, in the usual order, or as less important. */
  weight(this: void, event: V['event']): 'first' | 'usual' | 'leads on'
  /** Returns the name of a move that has only less important events. If undefined, the log shows the text of the first event. */
  nameOf(this: void, moment: Moment<V>): string | undefined
  /** Returns the number of the round to which a position belongs. */
  round(this: void, state: V['state']): number
  /** Returns the heading of the round of a position; omitted if the heading is the number of the round. */
  roundTitle?(this: void, state: V['state']): string
  /** Returns the name of the phase, used as a heading; undefined before the first and after the last phase. */
  phase(this: void, state: V['state']): string | undefined
  /** Returns the role that a move names as its author; undefined if all players made the move together. */
  doer(this: void, move: object): V['role'] | undefined
  /**
   * Returns the role that made an entry, for the names of a collapsed row and for the export. Omitted if `doer` returns this role.
   */
  author?(this: void, moment: Moment<V>): V['role'] | undefined
  /** Returns the role whose badge the row of an entry shows if the move names no role. Omitted if these rows show an icon. */
  badge?(this: void, moment: Moment<V>): V['role'] | undefined
  /** Returns the icon of a move that names no role; undefined if the log shows the icon that all games have in common. */
  icon(this: void, move: V['move']): string | undefined
  /** Returns the roles of the game that the filter of the log offers. */
  roles(this: void, state: V['state']): readonly V['role'][]
  /** Returns the roles that an entry concerns: the role that made the move, and roles whose pieces it changed. */
  concerned(this: void, moment: Moment<V>): ReadonlySet<V['role']>
  /** Returns the areas that an entry changed; omitted if the game has no board. */
  areas?(this: void, moment: Moment<V>): readonly string[]
  /** Returns the names of the areas that the filter of the log offers. The key is the id of the area. Omitted with `areas`. */
  areaNames?(this: void, state: V['state']): Readonly<Record<string, string>>
  /** Returns the step of a round to which an entry belongs. If undefined, the log groups the entry by its kind. */
  step?(this: void, moment: Moment<V>): LogStep | undefined
  /** Returns whether an entry may be part of a collapsed row. If omitted, every usual entry may. */
  mayFold?(this: void, moment: Moment<V>): boolean
  /**
   * Describes what happened in the entries of a collapsed row. If omitted, the row shows `counts`, which counts the kinds of its entries.
   * @param moments in the order of play
   */
  summary?(this: void, moments: readonly Moment<V>[], counts: string): ReactNode
  /**
   * Describes each value that a correction has set, together with the value before. Omitted if the text of the correction already contains
   * the new values.
   */
  changed?(this: void, moment: Moment<V>): readonly ChangedValue[]
  /** Describes only the values before a correction, if the text of the correction already contains the new values. */
  before?(this: void, moment: Moment<V>): readonly string[]
  /** Shows details of an entry, such as an income statement, on the page with the position after the entry. */
  detail?(this: void, moment: Moment<V>): ReactNode
  /** Returns the number and name of the rule behind a refusal code that applies in the edition of a position. */
  rule(this: void, code: string, state: V['state']): string
  /** Returns the seats and the names of their players. */
  seats(this: void, state: V['state']): readonly { readonly id: string; readonly name: string }[]
}
