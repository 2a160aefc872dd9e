import { isZone, neighboursOf, ZONE_IDS } from '../box/board'
import { startingUnits } from '../box/start'
import { profilesOf } from '../box/units'
import type { State } from './state'

/** Sea zones in which a carrier of the active power can end the turn (R52). */

/** Returns the sea zones that a carrier can reach from the given sea zones. */
const withinReach = (zones: readonly string[], { numbers }: Pick<State, 'numbers'>): readonly string[] =>
  Array.from({ length: profilesOf(numbers).cv.move }).reduce<readonly string[]>(
    (found) => [...new Set(found.flatMap((zone) => [zone, ...neighboursOf(zone)]))].filter((space) => isZone(space)),
    zones,
  )

/**
 * Returns the sea zones in which the power has carriers. They are read from the pieces, or in round 1 from the set-up card. Returns
 * undefined if the app does not know where the carriers are.
 */
const knownCarriers = ({ pieces, power, settings, round }: State): readonly string[] | undefined => {
  if (settings.armiesTold) return Object.values(pieces).flatMap(({ unit, power: of, at }) => (unit === 'cv' && of === power ? [at] : []))
  return round > 1 ? undefined : Object.entries(startingUnits(power)).flatMap(([at, { cv = 0 }]) => (cv > 0 ? [at] : []))
}

/**
 * Returns the sea zones for which a player can guarantee a carrier, in board order. A carrier can sail to the sea zone, or a new carrier
 * can be placed there because the sea zone borders an industrial complex.
 */
export const carrierZones = (state: State): readonly string[] => {
  const known = knownCarriers(state)
  if (known === undefined) return ZONE_IDS
  const { bought, power, territories } = state
  const yards = Object.entries(territories).flatMap(([at, { controller, ic }]) => (controller === power && ic ? [...neighboursOf(at)] : []))
  const built = (bought[power].cv ?? 0) > 0 ? yards.filter((space) => isZone(space)) : []
  const zones = new Set([...withinReach(known, state), ...built])
  return ZONE_IDS.filter((zone) => zones.has(zone))
}
