import { START_CARDS, type Clan } from '../box/box'
import type { PlaceId } from '../box/island'
import { coastOf } from './board'
import type { FreeStart, State } from './state'

/** Functions for the cards and villages of a free start (R72, R73). */

/** Returns the state of the free start before the first village. */
export const freshStart = (state: Pick<State, 'island'>): FreeStart => ({
  left: Object.fromEntries(coastOf(state).map((at) => [at, START_CARDS])),
  taken: {},
  villages: {},
  arrivals: {},
})

export const villagesOf = ({ villages }: FreeStart, clan: Clan): readonly PlaceId[] => villages[clan] ?? []

export const cardFrom = ({ left }: FreeStart, at: PlaceId): boolean => (left[at] ?? 0) > 0
const taking = (free: FreeStart, clan: Clan, at: PlaceId): FreeStart =>
  cardFrom(free, at)
    ? { ...free, left: { ...free.left, [at]: (free.left[at] ?? 0) - 1 }, taken: { ...free.taken, [clan]: (free.taken[clan] ?? 0) + 1 } }
    : free

/**
 * Returns the free start after a clan has placed a village. If no card was left for the village, `asked` contains the clans that settled
 * there before and may move their villages ("lift anchor", R73).
 */
export const afterSettling = (free: FreeStart, clan: Clan, at: PlaceId): FreeStart => {
  const earlier = free.arrivals[at] ?? []
  const { pending: _, ...taken } = taking(free, clan, at)
  const asked = cardFrom(free, at) ? [] : earlier.filter((one) => one !== clan)
  return {
    ...taken,
    villages: { ...free.villages, [clan]: [...villagesOf(free, clan), at] },
    arrivals: { ...free.arrivals, [at]: [...earlier, clan] },
    ...(asked.length > 0 && { pending: { at, newcomer: clan, asked } }),
  }
}

/** Returns the free start after a village has been moved by lifting anchor. The app asks no further clan. */
export const afterAnchor = (free: FreeStart, clan: Clan, from: PlaceId, to: PlaceId): FreeStart => {
  const { pending: _, ...taken } = taking(free, clan, to)
  const here = free.arrivals[from] ?? []
  return {
    ...taken,
    villages: { ...free.villages, [clan]: villagesOf(free, clan).map((at) => (at === from ? to : at)) },
    arrivals: { ...free.arrivals, [from]: here.filter((one) => one !== clan), [to]: [...(free.arrivals[to] ?? []), clan] },
  }
}

/**
 * Returns the free start after a clan has decided to leave its village where it is. The app then asks the next clan that may move its
 * village.
 */
export const afterStaying = ({ pending, ...free }: FreeStart, clan: Clan): FreeStart => {
  const asked = pending?.asked.filter((one) => one !== clan) ?? []
  return pending === undefined || asked.length === 0 ? free : { ...free, pending: { ...pending, asked } }
}
