import type { ReactNode } from 'react'
import type { ByHand, SetByHand, SetVocabulary } from '../corrections/by-hand'

/** Sets several things at once; one tap of the check. */
export type SetAll<Change> = (changes: readonly Change[]) => void

/** The name of a tick: `area:winterfell`, `supply`. */
export type Tick = string
export const tickOf = (area: string): Tick => `area:${area}`

/** The parts that a game provides for the board check, in the language of the page. */
export interface BoardCheck<V extends SetVocabulary, Section extends string = string> {
  readonly by: ByHand<V, Section>
  /** The tick that follows from a change: a part set by hand matches the board from then on. */
  tickOf(this: void, change: V['change']): Tick | undefined
  /** Every area of the board. */
  areas(this: void, state: V['state']): readonly string[]
  /** "By location": the way round by areas, where they are not called regions. */
  readonly byArea?: string
  areaName(this: void, state: V['state'], area: string): string
  /** The check goes from area to area, one screen each; left out: all areas are in lists. */
  readonly walk?: CheckWalkTexts<V>
  /** Areas under headings, in the order in which two people walk round the board. */
  regions(this: void, state: V['state'], areas: readonly string[]): readonly Region[]
  /** The way round by what is a role's. */
  readonly roles: RoleWay<V>
  /** Parts of the position beside the areas, in the order of the walk. */
  beside(this: void, state: V['state']): readonly OffBoardPart[]
  /** The state of an area in the app, in one row. */
  AreaSaid(this: void, props: AreaSaidProps<V>): ReactNode
  /** The controls that set the pieces in an area, in place. */
  AreaSteps(this: void, props: AreaStepsProps<V>): ReactNode
  /** The state of a part beside the areas in the app. */
  PartSaid(this: void, props: { readonly state: V['state']; readonly part: string }): ReactNode
  /** Sets one part beside the areas. */
  PartEditor(this: void, props: PartEditorProps<V>): ReactNode
  /** The changes that make several areas a role's, or nobody's; left out where an area has room for several. */
  holding?(this: void, state: V['state'], area: string, role: V['role'] | undefined): readonly V['change'][]
  /** The sign of nobody's areas; left out where every area is somebody's. */
  empty?(this: void, state: V['state']): string
  /** Further actions on several areas at once; none where they would change nothing. */
  actions(this: void, state: V['state'], areas: readonly string[]): readonly AreaAction<V>[]
}

/** The words of a check that goes from area to area. */
export interface CheckWalkTexts<V extends SetVocabulary> {
  /** "Does Marseille look like this?" */
  title(this: void, state: V['state'], area: string): string
  /** Asks for everything beside the areas. */
  readonly beside: string
  /** "All 9 cities match" */
  all(this: void, areas: number): string
}

export interface Region {
  readonly title: string
  readonly areas: readonly string[]
}

/** The way round by what is a role's. */
export interface RoleWay<V extends SetVocabulary> {
  /** Its name in the address, and that of one role: `by=houses`, `house=stark`. */
  readonly way: string
  readonly param: string
  /** "By house" */
  readonly title: string
  /** "Nobody's"; left out where every area is somebody's. */
  readonly nobody?: string
  of(this: void, state: V['state']): readonly V['role'][]
  nameOf(this: void, role: V['role']): string
  /** The areas of one role, or of nobody. */
  areasOf(this: void, state: V['state'], role: V['role'] | undefined): readonly string[]
  /** The expected numbers of pieces of a role on the board and beside it. */
  Figures(this: void, props: { readonly state: V['state']; readonly role: V['role'] }): ReactNode
}

export interface OffBoardPart {
  readonly part: Tick
  readonly title: string
}

export interface AreaSaidProps<V extends SetVocabulary> {
  /** The position with all differences so far. */
  readonly state: V['state']
  readonly area: string
  /** Marks a row with a value that differs from the state of the app. */
  readonly mark: ReactNode
}

export interface AreaStepsProps<V extends SetVocabulary> {
  /** The position as the app has it. */
  readonly before: V['state']
  /** The same with all differences so far. */
  readonly state: V['state']
  readonly area: string
  readonly put: SetAll<V['change']>
}

export interface PartEditorProps<V extends SetVocabulary> {
  readonly state: V['state']
  readonly part: string
  readonly set: SetByHand<V['change']>
}

/** Something done with several areas: "Stand routed up". */
export interface AreaAction<V extends SetVocabulary> {
  readonly title: string
  readonly icon: string
  readonly changes: readonly V['change'][]
}
