import { upTo } from '../../../../kit/counts'
import { SITES, type Colour } from '../../box/board'
import type { City } from '../../model/state'
import { on } from '../../rules/track'

/** The row of a city with another owner of a site, or nobody; free sites at the end are left out. */
export const withOwnerOn = (here: City, site: number, owner: Colour | null): City['row'] => {
  const row = upTo(SITES).map((one) => (one === site ? owner : (on(here, one) ?? null)))
  return row.slice(0, row.findLastIndex((one) => one !== null) + 1)
}

/** One more warehouse on the picture, the newest there; as many as a city has sites at most. */
export const withOneShut = (shut: City['shut'], colour: Colour): City['shut'] => [...shut, colour].slice(-SITES)

/** The picture without its newest warehouse. */
export const withoutOneShut = (shut: City['shut']): City['shut'] => shut.slice(0, -1)
