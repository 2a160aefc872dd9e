import { isZone, neighboursOf, ZONE_IDS } from '../box/board'
import { startingUnits } from '../box/start'
import { profilesOf } from '../box/units'
import type { State } from './state'

/** Zones in which a carrier of the power to move can be at the end of its turn (R52). */

/** The zones that a carrier reaches from some zones, with its movement at this table. */
const withinReach = (zones: readonly string[], { numbers }: Pick<State, 'numbers'>): readonly string[] =>
  Array.from({ length: profilesOf(numbers).cv.move }).reduce<readonly string[]>(
    (found) => [...new Set(found.flatMap((zone) => [zone, ...neighboursOf(zone)]))].filter((space) => isZone(space)),
    zones,
  )

/** The zones of carriers that the app knows: pieces, or in the first round those of the set-up card; undefined: it knows nothing. */
const knownCarriers = ({ pieces, power, settings, round }: State): readonly string[] | undefined => {
  if (settings.armiesTold) return Object.values(pieces).flatMap(({ unit, power: of, at }) => (unit === 'cv' && of === power ? [at] : []))
  return round > 1 ? undefined : Object.entries(startingUnits(power)).flatMap(([at, { cv = 0 }]) => (cv > 0 ? [at] : []))
}

/** The zones that a carrier can be promised to, in their order: those within its reach, and those beside a complex for a new carrier. */
export const carrierZones = (state: State): readonly string[] => {
  const known = knownCarriers(state)
  if (known === undefined) return ZONE_IDS
  const { bought, power, territories } = state
  const yards = Object.entries(territories).flatMap(([at, { controller, ic }]) => (controller === power && ic ? [...neighboursOf(at)] : []))
  const built = (bought[power].cv ?? 0) > 0 ? yards.filter((space) => isZone(space)) : []
  const zones = new Set([...withinReach(known, state), ...built])
  return ZONE_IDS.filter((zone) => zones.has(zone))
}
