import type { ReactNode } from 'react'
import type { ByHand, SetByHand, SetVocabulary } from '../corrections/by-hand'

/** Sets several values at once. */
export type SetAll<Change> = (changes: readonly Change[]) => void

/** Id of a tick: `area:winterfell`, `supply`. */
export type Tick = string
export const tickOf = (area: string): Tick => `area:${area}`

/** Configuration of the board check by a game, in the language of the page. */
export interface BoardCheck<V extends SetVocabulary, Section extends string = string> {
  readonly by: ByHand<V, Section>
  /** Returns the tick of the changed part: a part that was corrected matches the board. */
  tickOf(this: void, change: V['change']): Tick | undefined
  /** Returns all areas of the board. */
  areas(this: void, state: V['state']): readonly string[]
  /** Label of the view by area, e.g. "By location"; by default areas are called regions. */
  readonly byArea?: string
  areaName(this: void, state: V['state'], area: string): string
  /** Texts of the check in steps, one area per screen; if omitted, areas are shown in lists. */
  readonly walk?: CheckWalkTexts<V>
  /** Groups areas under headings, in the order of a walk around the table. */
  regions(this: void, state: V['state'], areas: readonly string[]): readonly Region[]
  /** Configuration of the view by role. */
  readonly roles: RoleWay<V>
  /** Returns the parts of the position outside the areas, in the order of the check. */
  beside(this: void, state: V['state']): readonly OffBoardPart[]
  /** Shows the state of an area in one row. */
  AreaSaid(this: void, props: AreaSaidProps<V>): ReactNode
  /** Controls that set the pieces of an area. */
  AreaSteps(this: void, props: AreaStepsProps<V>): ReactNode
  /** Shows the state of a part outside the areas. */
  PartSaid(this: void, props: { readonly state: V['state']; readonly part: string }): ReactNode
  /** Editor of one part outside the areas. */
  PartEditor(this: void, props: PartEditorProps<V>): ReactNode
  /** Returns the changes that make a role, or no role, the holder of an area; omitted if several roles can share an area. */
  holding?(this: void, state: V['state'], area: string, role: V['role'] | undefined): readonly V['change'][]
  /** Returns the icon of an area without a holder; omitted if every area has a holder. */
  empty?(this: void, state: V['state']): string
  /** Returns further actions on several areas; empty if they would change nothing. */
  actions(this: void, state: V['state'], areas: readonly string[]): readonly AreaAction<V>[]
}

/** Texts of the check in steps. */
export interface CheckWalkTexts<V extends SetVocabulary> {
  /** E.g. "Does Marseille look like this?" */
  title(this: void, state: V['state'], area: string): string
  /** Question about all parts outside the areas. */
  readonly beside: string
  /** E.g. "All 9 cities match". */
  all(this: void, areas: number): string
}

export interface Region {
  readonly title: string
  readonly areas: readonly string[]
}

/** Configuration of the view by role. */
export interface RoleWay<V extends SetVocabulary> {
  /** URL values of the view and of a role: `by=houses`, `house=stark`. */
  readonly way: string
  readonly param: string
  /** E.g. "By house". */
  readonly title: string
  /** Label of areas without a holder, e.g. "Nobody's"; omitted if every area has a holder. */
  readonly nobody?: string
  of(this: void, state: V['state']): readonly V['role'][]
  nameOf(this: void, role: V['role']): string
  /** Returns the areas of a role; undefined for areas without a holder. */
  areasOf(this: void, state: V['state'], role: V['role'] | undefined): readonly string[]
  /** Shows the numbers of pieces of a role on the board and outside the areas. */
  Figures(this: void, props: { readonly state: V['state']; readonly role: V['role'] }): ReactNode
}

export interface OffBoardPart {
  readonly part: Tick
  readonly title: string
}

export interface AreaSaidProps<V extends SetVocabulary> {
  /** Position with all differences entered so far. */
  readonly state: V['state']
  readonly area: string
  /** Mark of a row whose value differs from the state of the app. */
  readonly mark: ReactNode
}

export interface AreaStepsProps<V extends SetVocabulary> {
  /** Position in the app. */
  readonly before: V['state']
  /** Position with all differences entered so far. */
  readonly state: V['state']
  readonly area: string
  readonly put: SetAll<V['change']>
}

export interface PartEditorProps<V extends SetVocabulary> {
  readonly state: V['state']
  readonly part: string
  readonly set: SetByHand<V['change']>
}

/** Action on several areas: "Stand routed up". */
export interface AreaAction<V extends SetVocabulary> {
  readonly title: string
  readonly icon: string
  readonly changes: readonly V['change'][]
}
