import type { ReactNode } from 'react'

/** Group of changeable rules under one heading. */
export interface RuleGroup<Point> {
  readonly group: string
  readonly title: string
  /** Shows the rules of the group as a table. The list is split into rows with one rule for each column. */
  readonly table?: { readonly columns: readonly RuleColumn[]; readonly rowOf: (point: Point) => string }
}
export interface RuleColumn {
  readonly title: string
  readonly icon: string
}

/**
 * Configuration of the house rules screens by a game, in the language of the page. @typeParam Rules all house rules of a game @typeParam
 * Point a value that can be changed: a setting, or a printed number
 */
export interface HouseRules<Rules, Point, Change> {
  /** Rules of the rulebook and printed numbers. */
  readonly book: Rules
  /** Groups of changeable rules, in display order. */
  readonly groups: readonly RuleGroup<Point>[]
  /** Returns all changeable values of these rules, in the order of the groups. */
  points(this: void, rules: Rules): readonly Point[]
  /** Returns the permanent id of a changeable value. */
  idOf(this: void, point: Point): string
  groupOf(this: void, point: Point): string
  /** Returns whether these rules differ from the rulebook in a changeable value. */
  departs(this: void, rules: Rules, point: Point): boolean
  /** Returns the title of a changeable value, and the value in these rules as text. */
  titleOf(this: void, point: Point, rules: Rules): string
  sayingOf(this: void, point: Point, rules: Rules): string
  /** Returns a reason to use a value other than the rulebook; undefined if there is none. */
  whyOf(this: void, point: Point): string | undefined
  /** Returns a note on what the rulebook does not say about a value; undefined if there is no note. */
  bookNote(this: void, point: Point): string | undefined
  /** Returns whether the value is an assumption because the rulebook does not define it. */
  isAssumed(this: void, point: Point): boolean
  /**
   * Returns whether the value is a number that is missing from the rulebook and that the players have not reported yet. Omitted if a
   * game has no such numbers.
   */
  isUnknown?(this: void, rules: Rules, point: Point): boolean
  /** Returns the number of the rule or ruling that defines the value. */
  ruleOf(this: void, point: Point): string
  readonly RuleLink: (this: void, props: { readonly rule: string }) => ReactNode
  /** Returns the target of a correction that changes the value; undefined if the value cannot be changed. */
  targetOf(this: void, point: Point): string | undefined
  /** Returns the reason why a correction cannot change the value. */
  fixed(this: void, point: Point): string
  /** Returns the change that resets only this value to the rulebook. */
  backToBook(this: void, point: Point, rules: Rules): Change | undefined
  /** Component that edits one value; applies a change immediately. */
  Editor(this: void, props: PointEditorProps<Rules, Point, Change>): ReactNode
}

export interface PointEditorProps<Rules, Point, Change> {
  readonly point: Point
  /** Title of the point. */
  readonly title: string
  readonly rules: Rules
  readonly set: (change: Change) => void
}

/** Normalizes a text for searching: lower case, without accents. */
export const searchKey = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
