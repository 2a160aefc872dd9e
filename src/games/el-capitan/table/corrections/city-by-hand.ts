import { upTo } from '../../../../kit/counts'
import { SITES, type Colour } from '../../box/board'
import type { City } from '../../model/state'
import { on } from '../../rules/track'

/** Returns the sites of a city after a correction of the owner of one site. `null` marks a free site. Free sites at the end are omitted. */
export const withOwnerOn = (here: City, site: number, owner: Colour | null): City['row'] => {
  const row = upTo(SITES).map((one) => (one === site ? owner : (on(here, one) ?? null)))
  return row.slice(0, row.findLastIndex((one) => one !== null) + 1)
}

/** Adds the newest warehouse to the picture. Keeps at most as many as a city has sites. */
export const withOneShut = (shut: City['shut'], colour: Colour): City['shut'] => [...shut, colour].slice(-SITES)

/** Removes the newest warehouse from the picture. */
export const withoutOneShut = (shut: City['shut']): City['shut'] => shut.slice(0, -1)
