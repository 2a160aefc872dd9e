import type { ReactNode } from 'react'

/** A part of the list of house rules. */
export interface RuleGroup<Point> {
  readonly group: string
  readonly title: string
  /** Lays the points of the part out as a table: they follow each other row by row, as many to a row as there are columns. */
  readonly table?: { readonly columns: readonly RuleColumn[]; readonly rowOf: (point: Point) => string }
}
export interface RuleColumn {
  readonly title: string
  readonly icon: string
}

/**
 * The parts that a game provides for the screens of its house rules, in the language of the page.
 * @typeParam Rules the house rules of a table
 * @typeParam Point one point of them that can be changed: a setting, a number of the box
 */
export interface HouseRules<Rules, Point, Change> {
  /** The rulebook and the box as printed. */
  readonly book: Rules
  /** The parts of the list, in its order. */
  readonly groups: readonly RuleGroup<Point>[]
  /** Every point there is to say about these rules, in the order of the groups. */
  points(this: void, rules: Rules): readonly Point[]
  /** Names a point for good. */
  idOf(this: void, point: Point): string
  groupOf(this: void, point: Point): string
  /** Whether these rules depart from the rulebook at a point. */
  departs(this: void, rules: Rules, point: Point): boolean
  /** The title of a point, and its value in these rules. */
  titleOf(this: void, point: Point, rules: Rules): string
  sayingOf(this: void, point: Point, rules: Rules): string
  /** Why a table might play it otherwise; undefined where there is nothing to say. */
  whyOf(this: void, point: Point): string | undefined
  /** The gap in the rulebook at this point. */
  bookNote(this: void, point: Point): string | undefined
  /** Whether the rulebook says nothing about it, so that its value is only assumed. */
  isAssumed(this: void, point: Point): boolean
  /** Whether it is a number that the rulebook has lost and nobody has reported yet; absent for other points. */
  isUnknown?(this: void, rules: Rules, point: Point): boolean
  /** The rule or ruling that it rests on. */
  ruleOf(this: void, point: Point): string
  readonly RuleLink: (this: void, props: { readonly rule: string }) => ReactNode
  /** The target of a change of this point; undefined where no change is possible. */
  targetOf(this: void, point: Point): string | undefined
  /** Why no change by hand can set it. */
  fixed(this: void, point: Point): string
  /** The change that makes only this point as the rulebook has it. */
  backToBook(this: void, point: Point, rules: Rules): Change | undefined
  /** Sets one point otherwise; a change is handed on at once. */
  Editor(this: void, props: PointEditorProps<Rules, Point, Change>): ReactNode
}

export interface PointEditorProps<Rules, Point, Change> {
  readonly point: Point
  /** The title of the point. */
  readonly title: string
  readonly rules: Rules
  readonly set: (change: Change) => void
}

/** The words by which a reader may search for a point: its title and its value, without accents, in lower case. */
export const searchKey = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
