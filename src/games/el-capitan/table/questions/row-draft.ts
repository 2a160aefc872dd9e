import { SITES, type Colour } from '../../box/board'
import { on, occupied } from '../../rules/track'
import type { City } from '../../model/state'

/** The open warehouses of a city as somebody copies them from the board: without gaps, the last one on a known site. */
export interface CopiedRow {
  readonly row: readonly Colour[]
  /** The site of the last warehouse; 0: the city is empty. */
  readonly last: number
}

/** The row of a city as the last payday knew it. */
export const rowIn = (city: Pick<City, 'row'>): CopiedRow => {
  const sites = occupied(city)
  return { row: sites.flatMap((site) => on(city, site) ?? []), last: sites.at(-1) ?? 0 }
}

/** The first occupied site. */
export const firstOf = ({ row, last }: CopiedRow): number => last - row.length + 1

export const ownerOn = (copied: CopiedRow, site: number): Colour | undefined =>
  site >= firstOf(copied) && site <= copied.last ? copied.row[site - firstOf(copied)] : undefined

/** The site for the next warehouse: behind the last one, then in front of the first; undefined: the city is full. */
export const nextFor = (copied: CopiedRow): number | undefined => {
  if (copied.last < SITES) return copied.last + 1
  return firstOf(copied) > 1 ? firstOf(copied) - 1 : undefined
}

/** Puts a warehouse on a site: in place of the one there, at either end of the row, or as the first one of the city. */
export const withWarehouse = (copied: CopiedRow, site: number, colour: Colour): CopiedRow => {
  const { row, last } = copied
  const first = firstOf(copied)
  if (row.length === 0) return { row: [colour], last: site }
  if (ownerOn(copied, site) !== undefined) return { row: row.with(site - first, colour), last }
  if (site === first - 1) return { row: [colour, ...row], last }
  return site === last + 1 ? { row: [...row, colour], last: site } : copied
}

/** Takes the warehouse off a site; those behind a gap move up to the last one. */
export const withoutWarehouse = (copied: CopiedRow, site: number): CopiedRow => {
  if (ownerOn(copied, site) === undefined) return copied
  const row = copied.row.toSpliced(site - firstOf(copied), 1)
  if (row.length === 0) return { row, last: 0 }
  return { row, last: site === copied.last ? copied.last - 1 : copied.last }
}
