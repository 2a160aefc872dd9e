import type { AreaId, Box, HouseId, Pair } from '../box/box'
import { memoize } from '../../../kit/memoize'
import { areaAt, isWater, printed } from '../model/position'
import type { Settings, State } from '../model/state'
import { count } from '../model/units'

/** R19, R11: adjacency for movement, for raids and for support; ship transport. */

type Neighbours = ReadonlyMap<AreaId, ReadonlySet<AreaId>>

/** Purpose for which adjacency is checked. `movement`: marches and retreats; `reach`: raids and support (A31). */
export type Purpose = 'movement' | 'reach'

const cache = new WeakMap<Box, Map<string, Neighbours>>()

const samePair = ([a, b]: Pair, [c, d]: Pair): boolean => (a === c && b === d) || (a === d && b === c)

const neighbourMap = (box: Box, settings: Settings, purpose: Purpose): Neighbours => {
  const acrossRivers = purpose === 'reach' && settings.riversBlockOnlyMovement
  const key = `${settings.oldtownTouchesSunsetSea}/${acrossRivers}`
  const maps = cache.get(box) ?? new Map<string, Neighbours>()
  cache.set(box, maps)
  const known = maps.get(key)
  if (known !== undefined) return known
  const { disputed } = box
  // A port and its land area are not adjacent: no order and no unit passes between them (E9.3, E20.4).
  const isPortToLand = (a: AreaId, b: AreaId) => box.areas[a]?.port !== undefined && box.areas[b]?.kind === 'land'
  const bordering = box.adjacency.filter(([a, b]) => !isPortToLand(a, b) && !isPortToLand(b, a))
  const pairs = bordering.filter((pair) => settings.oldtownTouchesSunsetSea || disputed === undefined || !samePair(pair, disputed))
  const map = new Map<AreaId, Set<AreaId>>()
  const join = (a: AreaId, b: AreaId) => map.set(a, (map.get(a) ?? new Set()).add(b))
  for (const [a, b] of acrossRivers ? [...pairs, ...box.rivers] : pairs) {
    join(a, b)
    join(b, a)
  }
  maps.set(key, map)
  return map
}

const NOWHERE: ReadonlySet<AreaId> = new Set()

/** Returns the areas adjacent to this area (R19.1, R19.3). */
export const neighbours = (state: State, area: AreaId, purpose: Purpose): ReadonlySet<AreaId> =>
  neighbourMap(state.box, state.settings, purpose).get(area) ?? NOWHERE

export const touches = (state: State, a: AreaId, b: AreaId, purpose: Purpose): boolean => neighbours(state, a, purpose).has(b)

/** Returns whether ships of a house in this sea can transport its land units (R11.1, R11.3, A20). */
export const carries = (state: State, house: HouseId, sea: AreaId): boolean => {
  const { garrison } = areaAt(state, sea)
  if (garrison?.house !== house || printed(state, sea).kind !== 'sea') return false
  return count(garrison.standing) > 0 || (state.settings.routedShipsTransport && count(garrison.routed) > 0)
}

/**
 * Returns the land areas that ship transport reaches from a land area, and for each of them the seas of one shortest path (R11.1). Paths
 * may cross several seas. The start area is not included.
 */
export const shipWays = (state: State, house: HouseId, from: AreaId): ReadonlyMap<AreaId, readonly AreaId[]> => {
  const paths = new Map<AreaId, readonly AreaId[]>()
  const seen = new Set<AreaId>()
  let edge: { readonly sea: AreaId; readonly way: readonly AreaId[] }[] = []
  const enter = (sea: AreaId, way: readonly AreaId[]) => {
    if (seen.has(sea) || !carries(state, house, sea)) return
    seen.add(sea)
    edge.push({ sea, way: [...way, sea] })
  }
  for (const area of neighbours(state, from, 'movement')) enter(area, [])
  while (edge.length > 0) {
    const reached = edge
    edge = []
    for (const { sea, way } of reached)
      for (const area of neighbours(state, sea, 'movement')) {
        if (printed(state, area).kind === 'sea') enter(area, way)
        else if (printed(state, area).kind === 'land' && area !== from && !paths.has(area)) paths.set(area, way)
      }
  }
  return paths
}

/** Caches the paths of ship transport by position, because one question needs the same paths many times. */
const waysIn = memoize<State, Map<string, ReadonlyMap<AreaId, readonly AreaId[]>>>(() => new Map())

/**
 * Returns the areas to which units of a house in `from` can march or retreat, judged only by the map and the ships of the house (R10.3,
 * R11). Land units reach land areas, directly or over ships. Ships reach seas, and between a port and its sea (E10.2).
 * @returns area → seas on the path; an empty path means that both areas share a border
 */
export const reachable = (state: State, house: HouseId, from: AreaId): ReadonlyMap<AreaId, readonly AreaId[]> => {
  const found = waysIn(state)
  const key = `${house}/${from}`
  const known = found.get(key)
  if (known !== undefined) return known
  const onLand = !isWater(state, from)
  const all = new Map<AreaId, readonly AreaId[]>()
  for (const area of neighbours(state, from, 'movement')) if (isWater(state, area) !== onLand) all.set(area, [])
  if (onLand) for (const [area, way] of shipWays(state, house, from)) if (!all.has(area)) all.set(area, way)
  found.set(key, all)
  return all
}
