import type { ReactNode } from 'react'

/**
 * What a game hands to the screens of its house rules, in the language of the page.
 * @typeParam Rules what a table plays by
 * @typeParam Point one point of it that may be played otherwise: a setting, a number of the box
 */
export interface HouseRules<Rules, Point, Change> {
  /** The rulebook and the box as printed. */
  readonly book: Rules
  /** The parts of the list, in its order. */
  readonly groups: readonly { readonly group: string; readonly title: string }[]
  /** Every point there is to say about these rules, in the order of the groups. */
  points(this: void, rules: Rules): readonly Point[]
  /** Names a point for good. */
  idOf(this: void, point: Point): string
  groupOf(this: void, point: Point): string
  /** Whether these rules depart from the rulebook at a point. */
  departs(this: void, rules: Rules, point: Point): boolean
  /** What a point is called, and what rules say of it. */
  titleOf(this: void, point: Point, rules: Rules): string
  sayingOf(this: void, point: Point, rules: Rules): string
  /** Why a table might play it otherwise; undefined where there is nothing to say. */
  whyOf(this: void, point: Point): string | undefined
  /** What the rulebook leaves open about it. */
  bookNote(this: void, point: Point): string | undefined
  /** Whether the rulebook says nothing of it, so that what stands there is only assumed. */
  isAssumed(this: void, point: Point): boolean
  /** Whether it is a number that the rulebook has lost and the table has not told yet; absent where no number is. */
  isUnknown?(this: void, rules: Rules, point: Point): boolean
  /** The rule or ruling that it rests on. */
  ruleOf(this: void, point: Point): string
  readonly RuleLink: (this: void, props: { readonly rule: string }) => ReactNode
  /** What a change of this point is about; undefined where none is possible. */
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
  /** What the point is called. */
  readonly title: string
  readonly rules: Rules
  readonly set: (change: Change) => void
}

/** What a reader may call a point by: its title and what holds of it, without accents, in small letters. */
export const searchable = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
