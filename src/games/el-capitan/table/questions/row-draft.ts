import { SITES, type Colour } from '../../box/board'
import { on, occupied } from '../../rules/track'
import type { City } from '../../model/state'

/** Open warehouses of a city as the user enters them from the board: the warehouses without gaps, and the site of the last warehouse. */
export interface CopiedRow {
  readonly row: readonly Colour[]
  /** Site of the last warehouse; 0 if the city is empty. */
  readonly last: number
}

/** Returns the row of warehouses that the app stores for a city, i.e. the row reported at the last payday. */
export const rowIn = (city: Pick<City, 'row'>): CopiedRow => {
  const sites = occupied(city)
  return { row: sites.flatMap((site) => on(city, site) ?? []), last: sites.at(-1) ?? 0 }
}

/** Returns the first occupied site of a row. */
export const firstOf = ({ row, last }: CopiedRow): number => last - row.length + 1

export const ownerOn = (copied: CopiedRow, site: number): Colour | undefined =>
  site >= firstOf(copied) && site <= copied.last ? copied.row[site - firstOf(copied)] : undefined

/**
 * Returns the site for the next warehouse of a row: the site after the last warehouse, or the site before the first warehouse. Undefined if
 * the city is full.
 */
export const nextFor = (copied: CopiedRow): number | undefined => {
  if (copied.last < SITES) return copied.last + 1
  return firstOf(copied) > 1 ? firstOf(copied) - 1 : undefined
}

/**
 * Places a warehouse on a site of a row. The warehouse replaces another warehouse, extends the row at either end, or is the first
 * warehouse.
 */
export const withWarehouse = (copied: CopiedRow, site: number, colour: Colour): CopiedRow => {
  const { row, last } = copied
  const first = firstOf(copied)
  if (row.length === 0) return { row: [colour], last: site }
  if (ownerOn(copied, site) !== undefined) return { row: row.with(site - first, colour), last }
  if (site === first - 1) return { row: [colour, ...row], last }
  return site === last + 1 ? { row: [...row, colour], last: site } : copied
}

/** Removes the warehouse on a site from a row. The gap is closed, and the last warehouse stays on its site. */
export const withoutWarehouse = (copied: CopiedRow, site: number): CopiedRow => {
  if (ownerOn(copied, site) === undefined) return copied
  const row = copied.row.toSpliced(site - firstOf(copied), 1)
  if (row.length === 0) return { row, last: 0 }
  return { row, last: site === copied.last ? copied.last - 1 : copied.last }
}
