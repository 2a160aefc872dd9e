import type { ReactNode } from 'react'
import type { ByHand, SetByHand, SetVocabulary } from '../corrections/by-hand'

/** What sets several things at once; one tap of the check. */
export type SetTogether<Change> = (changes: readonly Change[]) => void

/** The name of a tick: `area:winterfell`, `supply`. */
export type Tick = string
export const tickOf = (area: string): Tick => `area:${area}`

/** What a game hands to the board check, in the language of the page. */
export interface BoardCheck<V extends SetVocabulary, Section extends string = string> {
  readonly by: ByHand<V, Section>
  /** What is ticked by setting something: what was set by hand agrees with the board from then on. */
  tickOf(this: void, change: V['change']): Tick | undefined
  /** Every area of the board. */
  areas(this: void, state: V['state']): readonly string[]
  /** "By location": the way round by areas, where they are not called regions. */
  readonly byArea?: string
  areaName(this: void, state: V['state'], area: string): string
  /** Where the check goes from area to area, one screen each; left out: all areas stand in lists. */
  readonly walk?: CheckWalkTexts<V>
  /** Areas under headings, in the order in which two people walk round the board. */
  regions(this: void, state: V['state'], areas: readonly string[]): readonly Region[]
  /** The way round by what is a role's. */
  readonly roles: RoleWay<V>
  /** Parts of the position beside the areas, in the order of the walk. */
  beside(this: void, state: V['state']): readonly BesidePart[]
  /** What the app says of an area, in one row. */
  AreaSaid(this: void, props: AreaSaidProps<V>): ReactNode
  /** What lies in an area, to be set where it is looked at. */
  AreaSteps(this: void, props: AreaStepsProps<V>): ReactNode
  /** What the app says of a part beside the areas. */
  PartSaid(this: void, props: { readonly state: V['state']; readonly part: string }): ReactNode
  /** Sets one part beside the areas. */
  PartEditor(this: void, props: PartEditorProps<V>): ReactNode
  /** The changes that make several areas a role's, or nobody's; left out where an area has room for several. */
  holding?(this: void, state: V['state'], area: string, role: V['role'] | undefined): readonly V['change'][]
  /** The sign of nobody's areas; left out where every area is somebody's. */
  empty?(this: void, state: V['state']): string
  /** What else can be done with several areas at once; none where it would change nothing. */
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
  /** What a role should have on the board and beside it, counted. */
  Figures(this: void, props: { readonly state: V['state']; readonly role: V['role'] }): ReactNode
}

export interface BesidePart {
  readonly part: Tick
  readonly title: string
}

export interface AreaSaidProps<V extends SetVocabulary> {
  /** The position with all differences so far. */
  readonly state: V['state']
  readonly area: string
  /** What marks that something in it is set differently from what the app has. */
  readonly mark: ReactNode
}

export interface AreaStepsProps<V extends SetVocabulary> {
  /** The position as the app has it. */
  readonly before: V['state']
  /** The same with all differences so far. */
  readonly state: V['state']
  readonly area: string
  readonly put: SetTogether<V['change']>
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
