import type { ReactNode } from 'react'

/** Group of changeable rules under one heading. */
export interface RuleGroup<Point> {
  readonly group: string
  readonly title: string
  /**
   * Columns of the table in which the group is shown. Each row of the table contains one rule for each column; `rowOf` returns the row of a
   * rule.
   */
  readonly table?: { readonly columns: readonly RuleColumn[]; readonly rowOf: (point: Point) => string }
}
export interface RuleColumn {
  readonly title: string
  readonly icon: string
}

/**
 * Configuration of the house rules screens by a game, in the language of the page. @typeParam Rules all house rules of a game @typeParam
 * Point a changeable rule: a setting, or a printed number
 */
export interface HouseRules<Rules, Point, Change> {
  /** Returns the rules of the rulebook and the printed numbers that apply to a game with the given house rules. */
  bookFor(this: void, rules: Rules): Rules
  /** Groups of changeable rules, in display order. */
  readonly groups: readonly RuleGroup<Point>[]
  /** Returns all changeable settings and numbers of the given house rules, in the order of the groups. */
  points(this: void, rules: Rules): readonly Point[]
  /** Returns the permanent id of a changeable setting or number. */
  idOf(this: void, point: Point): string
  groupOf(this: void, point: Point): string
  /** Returns whether the given house rules differ from the rulebook in one setting or number. */
  departs(this: void, rules: Rules, point: Point): boolean
  /**
   * Returns whether a setting does not count as a house rule, because the rulebook offers it as a variant, or because it only sets what the
   * app tracks. Omitted if a game has no such settings.
   */
  isVariant?(this: void, point: Point): boolean
  /** Returns the title of a changeable setting or number, together with its state in the given house rules. */
  titleOf(this: void, point: Point, rules: Rules): string
  sayingOf(this: void, point: Point, rules: Rules): string
  /** Returns a reason to change a setting or number of the rulebook; undefined if no reason is known. */
  whyOf(this: void, point: Point): string | undefined
  /** Returns a note on what the rulebook leaves open about a setting or number; undefined if there is no note. */
  bookNote(this: void, point: Point): string | undefined
  /** Returns whether the setting or number is an assumption of the app, because the rulebook does not define it. */
  isAssumed(this: void, point: Point): boolean
  /**
   * Returns whether the rulebook does not contain the number and the players have not reported the number yet. Omitted if a game has no
   * such numbers.
   */
  isUnknown?(this: void, rules: Rules, point: Point): boolean
  /** Returns the number of the rule or ruling that defines a setting or number. */
  ruleOf(this: void, point: Point, rules: Rules): string
  readonly RuleLink: (this: void, props: { readonly rule: string }) => ReactNode
  /** Returns the target of a correction that changes the setting or number; undefined if a correction cannot change it. */
  targetOf(this: void, point: Point): string | undefined
  /** Returns the reason why a correction cannot change the setting or number. */
  fixed(this: void, point: Point): string
  /** Returns the change that resets one setting or number to the rulebook. */
  backToBook(this: void, point: Point, rules: Rules): Change | undefined
  /** Component that edits one setting or number; applies each change immediately. */
  Editor(this: void, props: PointEditorProps<Rules, Point, Change>): ReactNode
}

export interface PointEditorProps<Rules, Point, Change> {
  readonly point: Point
  /** Title of the changeable setting or number. */
  readonly title: string
  readonly rules: Rules
  readonly set: (change: Change) => void
}

/** Normalizes a text for searching: lower case, without accents. */
export const searchKey = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
