import type { ComponentType, ReactNode } from 'react'

/**
 * Areas of a game in the current position, in the language of the page. Used by the list of areas, its filter and the dialogs about areas.
 */
export interface AreasSpec<Role extends string = string> {
  /** All areas, sorted by name. */
  readonly areas: readonly AreaRow<Role>[]
  /** Kinds of areas that the filter offers: land, sea. */
  readonly kinds: readonly { readonly id: string; readonly label: string }[]
  /** Roles of the game that the filter offers. */
  readonly roles: readonly Role[]
  /** Areas in which an open question allows a move: highlighted on the map. */
  readonly lit: readonly string[]
  /** Content between the filter and the list of areas, such as a link to a page about all areas. */
  readonly above?: ReactNode
  /** Component that shows information about one area. */
  readonly Facts: ComponentType<AreaFactsProps>
  /** Component that corrects the contents of an area; `set` is the label of the button that opens the component. */
  readonly Editor: ComponentType<{ readonly area: string; readonly onDone: () => void }>
  readonly set: string
  /** Returns the moves that are possible in an area now, shown as buttons. */
  movesAt(this: void, area: string): readonly { readonly label: string; readonly begin: () => void }[]
}

export interface AreaRow<Role extends string = string> {
  readonly id: string
  readonly name: string
  readonly kind: string
  /** Icon of the kind of area, shown if no role holds the area. */
  readonly icon: string
  /** Role that holds the area. */
  readonly holder: Role | undefined
  /** Short text that says who holds the area and why. */
  readonly whose: string
  /** Texts with additional information about the area. */
  readonly notes: readonly string[]
  /** Content at the end of the row of the area: pieces and printed icons. */
  readonly trail?: ReactNode
}

export interface AreaFactsProps {
  readonly area: string
  /** Called with the id of a neighbouring area, to show that area. */
  readonly onGo: (area: string) => void
  /** Whether to omit who holds the area and why, because the dialog already shows both above this information. */
  readonly brief?: boolean
}

/** Filters areas: all areas, areas of one kind, areas held by a role, or areas that no role holds. */
export const areasFor = <Area extends Pick<AreaRow, 'kind' | 'holder'>>(areas: readonly Area[], filter: string): readonly Area[] =>
  areas.filter(
    ({ kind, holder }) => filter === 'all' || filter === kind || (filter === 'nobody' ? holder === undefined : holder === filter),
  )

/** Returns the ids of all filters of the list of areas. */
export const filtersOf = ({ kinds, roles }: Pick<AreasSpec, 'kinds' | 'roles'>): readonly string[] => [
  'all',
  ...kinds.map(({ id }) => id),
  'nobody',
  ...roles,
]
