import { upTo } from '../../../../kit/counts'
import { SITES, type Colour } from '../../box/board'
import type { City } from '../../model/state'
import { on } from '../../rules/track'

/**
 * Returns the site owners of a city after a correction of one site. `null` marks a free site. Free sites at the end of the list are
 * omitted.
 */
export const withOwnerOn = (here: City, site: number, owner: Colour | null): City['row'] => {
  const row = upTo(SITES).map((one) => (one === site ? owner : (on(here, one) ?? null)))
  return row.slice(0, row.findLastIndex((one) => one !== null) + 1)
}

/** Adds a shut-down warehouse to the city picture. The city picture has at most as many warehouses as the city has sites. */
export const withOneShut = (shut: City['shut'], colour: Colour): City['shut'] => [...shut, colour].slice(-SITES)

/** Removes the newest shut-down warehouse from the city picture. */
export const withoutOneShut = (shut: City['shut']): City['shut'] => shut.slice(0, -1)
