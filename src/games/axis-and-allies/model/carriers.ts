import { isZone, neighboursOf, ZONE_IDS } from '../box/board'
import { startingUnits } from '../box/start'
import { profilesOf } from '../box/units'
import type { State } from './state'

/** Zones in which a carrier of the active power can end its turn (R52). */

/** Zones that a carrier can reach from the given zones. */
const withinReach = (zones: readonly string[], { numbers }: Pick<State, 'numbers'>): readonly string[] =>
  Array.from({ length: profilesOf(numbers).cv.move }).reduce<readonly string[]>(
    (found) => [...new Set(found.flatMap((zone) => [zone, ...neighboursOf(zone)]))].filter((space) => isZone(space)),
    zones,
  )

/** Zones of carriers known to the app: from pieces, or in round 1 from the setup card; undefined if unknown. */
const knownCarriers = ({ pieces, power, settings, round }: State): readonly string[] | undefined => {
  if (settings.armiesTold) return Object.values(pieces).flatMap(({ unit, power: of, at }) => (unit === 'cv' && of === power ? [at] : []))
  return round > 1 ? undefined : Object.entries(startingUnits(power)).flatMap(([at, { cv = 0 }]) => (cv > 0 ? [at] : []))
}

/** Zones that a carrier can be promised to, in board order: zones in range, and zones next to an industrial complex for a new carrier. */
export const carrierZones = (state: State): readonly string[] => {
  const known = knownCarriers(state)
  if (known === undefined) return ZONE_IDS
  const { bought, power, territories } = state
  const yards = Object.entries(territories).flatMap(([at, { controller, ic }]) => (controller === power && ic ? [...neighboursOf(at)] : []))
  const built = (bought[power].cv ?? 0) > 0 ? yards.filter((space) => isZone(space)) : []
  const zones = new Set([...withinReach(known, state), ...built])
  return ZONE_IDS.filter((zone) => zones.has(zone))
}
