import type { ComponentType, ReactNode } from 'react'

/** The areas of a game as they lie, in the language of the page: what its list, its filter and its sheets say. */
export interface AreasSpec<Role extends string = string> {
  /** All of them, by name. */
  readonly areas: readonly AreaRow<Role>[]
  /** Kinds of areas, for the filter: land, sea. */
  readonly kinds: readonly { readonly id: string; readonly label: string }[]
  /** Roles on the table, for the filter. */
  readonly roles: readonly Role[]
  /** Areas in which an open question lets something be done: they light up on the map. */
  readonly lit: readonly string[]
  /** The content between filter and list: a link to a page about all areas. */
  readonly above?: ReactNode
  /** Everything about one area. */
  readonly Facts: ComponentType<AreaFactsProps>
  /** Sets the contents of an area by hand; its words are those of the button that opens it. */
  readonly Editor: ComponentType<{ readonly area: string; readonly onDone: () => void }>
  readonly set: string
  /** The moves that are possible in an area now, as buttons. */
  movesAt(this: void, area: string): readonly { readonly label: string; readonly begin: () => void }[]
}

export interface AreaRow<Role extends string = string> {
  readonly id: string
  readonly name: string
  readonly kind: string
  /** Drawing of its kind, where nobody holds it. */
  readonly icon: string
  /** Whose it is. */
  readonly holder: Role | undefined
  /** Whose it is and why, in a few words. */
  readonly whose: string
  /** Further facts about the area. */
  readonly notes: readonly string[]
  /** At the end of its row: its pieces and printed icons. */
  readonly trail?: ReactNode
}

export interface AreaFactsProps {
  readonly area: string
  /** Goes to a neighbour. */
  readonly onGo: (area: string) => void
  /** The controller and the reason are already shown above. */
  readonly brief?: boolean
}

/** Which areas a list shows: all, one kind, those of one role, or those of nobody. */
export const areasFor = <Area extends Pick<AreaRow, 'kind' | 'holder'>>(areas: readonly Area[], filter: string): readonly Area[] =>
  areas.filter(
    ({ kind, holder }) => filter === 'all' || filter === kind || (filter === 'nobody' ? holder === undefined : holder === filter),
  )

/** Every filter that a list offers. */
export const filtersOf = ({ kinds, roles }: Pick<AreasSpec, 'kinds' | 'roles'>): readonly string[] => [
  'all',
  ...kinds.map(({ id }) => id),
  'nobody',
  ...roles,
]
