import { upTo } from '../../../kit/counts'
import { numberAt, type RulePoint, type ReportedNumbers } from '../../../kit/rule-points'
import { accepted, type Result } from '../../../referee'
import { SITES, type CityId, type Colour } from '../box/board'
import { SITE_KINDS, siteKind, spaceValue } from '../box/numbers'
import { firstReason, refuse, type Code, type Waived } from '../model/refusals'
import type { City, Player, State } from '../model/state'

/** The track of a city: R16–R20, R24, R25, R32, R61; two players: R48. */

/** Who stands on a site: 1 … 12. */
export const on = ({ row }: Pick<City, 'row'>, site: number): Colour | undefined => row[site - 1] ?? undefined

/** Sites that are occupied, the lowest first. */
export const occupied = (city: Pick<City, 'row'>): readonly number[] => upTo(SITES).filter((site) => on(city, site) !== undefined)

/** The site where the next warehouse has to stand; `first`: the builder chooses 1 or 2; `full`: none is left (R16, R24, R25). */
export const nextSite = (city: Pick<City, 'row'>): number | 'first' | 'full' => {
  const sites = occupied(city)
  const [lowest, highest] = [sites[0], sites.at(-1)]
  if (lowest === undefined || highest === undefined) return 'first'
  if (sites.length === SITES) return 'full'
  if (highest === 2 && sites.length === 1) return 1
  return highest < SITES ? highest + 1 : lowest - 1
}

/** How many neighbouring warehouses of some colours a new one on a site would stand among, itself included. */
const runAt = (city: Pick<City, 'row'>, site: number, colours: readonly Colour[]): number => {
  const isOf = (one: number) => colours.some((colour) => colour === on(city, one))
  let run = 1
  for (let one = site - 1; isOf(one); one--) run++
  for (let one = site + 1; isOf(one); one++) run++
  return run
}

/** R18: as many of one's own colour in a row; R48: and of both colours of one's own together. */
const LONGEST_RUN = 3
const LONGEST_MIXED_RUN = 4

/**
 * Where a warehouse of a colour is placed. Refusals: CITY_FULL, SITE_NOT_CHOSEN, NOT_NEXT_SITE, RUN_OF_FOUR, RUN_OF_FIVE. The run is
 * looked at before anything is shut down (A21).
 * @param site as the builder says; may be left out but for the first warehouse of a city
 */
export const placeFor = (
  city: City,
  { colour: main, neutral }: Player,
  colour: Colour,
  site: number | undefined,
  waived: Waived,
): Result<number, Code> => {
  const next = nextSite(city)
  if (next === 'full') return refuse('CITY_FULL')
  if (next === 'first') {
    if (site === undefined) return refuse('SITE_NOT_CHOSEN')
    return site === 1 || site === 2 ? accepted(site) : refuse('NOT_NEXT_SITE', { site, next: 1 })
  }
  const against = firstReason(waived, [
    site !== undefined && site !== next && ['NOT_NEXT_SITE', { site, next }],
    colour === main && runAt(city, next, [main]) > LONGEST_RUN && ['RUN_OF_FOUR', { site: next }],
    neutral !== undefined && runAt(city, next, [main, neutral]) > LONGEST_MIXED_RUN && ['RUN_OF_FIVE', { site: next }],
  ])
  return against === undefined ? accepted(next) : { ok: false, refusal: against }
}

/** Whether a site shuts a warehouse down: dark ones always, the triangle with two or three players (R20); undefined: not known. */
export const shutsDown = (numbers: ReportedNumbers, city: CityId, site: number, players: number): boolean | undefined => {
  const kind = numberAt(numbers, siteKind(city, site))
  return kind === undefined ? undefined : kind === SITE_KINDS.dark || (kind === SITE_KINDS.triangle && players <= 3)
}

/** A24: every shut-down site of a city lies further back than there are of them; otherwise the freed sites would not be as many. */
export const isSoundBoard = (numbers: ReportedNumbers, { id }: Pick<RulePoint, 'id'>, players: number): boolean => {
  const [what, city = ''] = id.split('/')
  if (what !== 'site') return true
  const shutting = upTo(SITES).filter((site) => shutsDown(numbers, city, site, players) === true)
  return shutting.every((site) => site > shutting.length)
}

/** The space whose number the city is worth: the one after the highest occupied site (R32, A5). */
export const valueSpace = (city: Pick<City, 'row'>): number => (occupied(city).at(-1) ?? 0) + 1

/** The value of a city now; undefined where the number is unknown. */
export const cityValue = ({ numbers, cities, told }: Pick<State, 'numbers' | 'cities' | 'told'>, city: CityId): number | undefined => {
  const here = cities[city]
  if (Object.hasOwn(told.values, city)) return told.values[city]
  return here === undefined ? undefined : numberAt(numbers, spaceValue(city, valueSpace(here)))
}
