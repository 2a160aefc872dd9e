import type { ReactNode } from 'react'
import type { ByHand, SetByHand, SetVocabulary } from '../corrections/by-hand'

/** Function that submits several corrections together. */
export type SetAll<Change> = (changes: readonly Change[]) => void

/** Id of an area or a kind of piece that the user can tick: `area:winterfell`, `supply`. */
export type Tick = string
export const tickOf = (area: string): Tick => `area:${area}`

/** Configuration of the board check by a game, in the language of the page. */
export interface BoardCheck<V extends SetVocabulary, Section extends string = string> {
  readonly by: ByHand<V, Section>
  /**
   * Returns the id of the area or piece that a correction changes. The app ticks this area or piece after the correction, because it now
   * matches the physical board.
   */
  tickOf(this: void, change: V['change']): Tick | undefined
  /** Returns all areas of the board. */
  areas(this: void, state: V['state']): readonly string[]
  /** Label of the view that lists the areas of the board, e.g. "By location"; by default a label that names regions. */
  readonly byArea?: string
  areaName(this: void, state: V['state'], area: string): string
  /** Texts of the board check in steps, one area per screen; if omitted, areas are shown in lists. */
  readonly walk?: CheckWalkTexts<V>
  /** Groups areas under headings, in the order in which a person walks around the table. */
  regions(this: void, state: V['state'], areas: readonly string[]): readonly Region[]
  /** Configuration of the view that lists the areas of each role. */
  readonly roles: RoleWay<V>
  /** Returns the kinds of pieces and the tracks outside the areas, in the order of the check. */
  beside(this: void, state: V['state']): readonly OffBoardPart[]
  /** Component that shows the state of an area in one row. */
  AreaSaid(this: void, props: AreaSaidProps<V>): ReactNode
  /** Component with the controls that correct the pieces of an area. */
  AreaSteps(this: void, props: AreaStepsProps<V>): ReactNode
  /** Component that shows pieces or a track outside the areas. */
  PartSaid(this: void, props: { readonly state: V['state']; readonly part: string }): ReactNode
  /** Component that corrects pieces or a track outside the areas. */
  PartEditor(this: void, props: PartEditorProps<V>): ReactNode
  /** Returns the changes that make a role the holder of an area, or that remove the holder. Omitted if several roles can share an area. */
  holding?(this: void, state: V['state'], area: string, role: V['role'] | undefined): readonly V['change'][]
  /** Returns the icon of an area that no role holds; omitted if a role must hold every area. */
  empty?(this: void, state: V['state']): string
  /** Returns actions of the game that change several areas at once; empty if they would change nothing. */
  actions(this: void, state: V['state'], areas: readonly string[]): readonly AreaAction<V>[]
}

/** Texts of the board check in steps, one area per screen. */
export interface CheckWalkTexts<V extends SetVocabulary> {
  /** Question about an area, e.g. "Does Marseille look like this?" */
  title(this: void, state: V['state'], area: string): string
  /** Question about all pieces outside the areas, shown on the last screen. */
  readonly beside: string
  /** Returns the position of an area in the check, e.g. "City 1 of 9"; by default a text that counts areas. */
  count?(this: void, n: number, all: number): string
  /** Returns the text shown if all areas match the physical board, e.g. "All 9 cities match". */
  all(this: void, areas: number): string
}

export interface Region {
  readonly title: string
  readonly areas: readonly string[]
}

/** Configuration of the board check's view by role. */
export interface RoleWay<V extends SetVocabulary> {
  /** URL values of the view and of a role: `by=houses`, `house=stark`. */
  readonly way: string
  readonly param: string
  /** Title of the view, e.g. "By house". */
  readonly title: string
  /** Label of areas that no role holds, e.g. "Nobody's"; omitted if a role must hold every area. */
  readonly nobody?: string
  of(this: void, state: V['state']): readonly V['role'][]
  nameOf(this: void, role: V['role']): string
  /** Returns the areas that a role holds; with undefined, the areas that no role holds. */
  areasOf(this: void, state: V['state'], role: V['role'] | undefined): readonly string[]
  /** Shows the numbers of pieces of a role on the board and outside the areas. */
  Figures(this: void, props: { readonly state: V['state']; readonly role: V['role'] }): ReactNode
}

export interface OffBoardPart {
  readonly part: Tick
  readonly title: string
}

export interface AreaSaidProps<V extends SetVocabulary> {
  /** Position of the game with all differences that the user has entered so far. */
  readonly state: V['state']
  readonly area: string
  /** Mark shown in a row that the user has corrected, i.e. that differs from the position in the app. */
  readonly mark: ReactNode
}

export interface AreaStepsProps<V extends SetVocabulary> {
  /** Position of the game in the app, before the differences entered by the user. */
  readonly before: V['state']
  /** Position of the game with all differences that the user has entered so far. */
  readonly state: V['state']
  readonly area: string
  readonly put: SetAll<V['change']>
}

export interface PartEditorProps<V extends SetVocabulary> {
  readonly state: V['state']
  readonly part: string
  readonly set: SetByHand<V['change']>
}

/** Action that changes several selected areas at once, for example "Stand routed units up". */
export interface AreaAction<V extends SetVocabulary> {
  readonly title: string
  readonly icon: string
  readonly changes: readonly V['change'][]
}
