import { upTo } from '../../../kit/counts'
import { numberAt, type RulePoint, type ReportedNumbers } from '../../../kit/rule-points'
import { accepted, type Result } from '../../../referee'
import { SITES, type CityId, type Colour } from '../box/board'
import { SITE_KINDS, siteKind, spaceValue } from '../box/numbers'
import { firstReason, refuse, type Code, type Waived } from '../model/refusals'
import type { City, Player, State } from '../model/state'

/** Rules of the track of a city: R16–R20, R24, R25, R32, R61, and R48 for two players. */

/** Returns the owner of the warehouse on a site (1 to 12); undefined if the site is empty. */
export const on = ({ row }: Pick<City, 'row'>, site: number): Colour | undefined => row[site - 1] ?? undefined

/** Returns the occupied sites of a city, lowest site first. */
export const occupied = (city: Pick<City, 'row'>): readonly number[] => upTo(SITES).filter((site) => on(city, site) !== undefined)

/** Returns the site for the next warehouse of a city (R16, R24, R25). `first`: the builder chooses site 1 or 2. `full`: no site is free. */
export const nextSite = (city: Pick<City, 'row'>): number | 'first' | 'full' => {
  const sites = occupied(city)
  const [lowest, highest] = [sites[0], sites.at(-1)]
  if (lowest === undefined || highest === undefined) return 'first'
  if (sites.length === SITES) return 'full'
  if (highest === 2 && sites.length === 1) return 1
  return highest < SITES ? highest + 1 : lowest - 1
}

/**
 * Returns the length of the run that a new warehouse on a site would be part of. A run consists of adjacent warehouses of the given
 * colours.
 */
const runAt = (city: Pick<City, 'row'>, site: number, colours: readonly Colour[]): number => {
  const isOf = (one: number) => colours.some((colour) => colour === on(city, one))
  let run = 1
  for (let one = site - 1; isOf(one); one--) run++
  for (let one = site + 1; isOf(one); one++) run++
  return run
}

/** Maximum number of adjacent warehouses: of the player's main colour (R18), and of both colours of a player (R48). */
const LONGEST_RUN = 3
const LONGEST_MIXED_RUN = 4

/** Run of adjacent warehouses of a player in a city that is longer than allowed. */
export interface LongRun {
  readonly city: CityId
  readonly owner: Colour
  readonly length: number
  readonly most: number
}

/** I5: returns the runs of adjacent warehouses that are too long: of a main colour (R18), or of both colours of a player (R48). */
export const longRuns = ({ cities, players }: Pick<State, 'cities' | 'players'>): readonly LongRun[] =>
  Object.entries(cities).flatMap(([id, city]) => {
    const longest = (colours: readonly Colour[]): number => {
      const isOf = (site: number) => colours.some((colour) => colour === on(city, site))
      return Math.max(0, ...occupied(city).flatMap((site) => (isOf(site) ? [runAt(city, site, colours)] : [])))
    }
    return players.flatMap(({ colour, neutral }): readonly LongRun[] => {
      const own = { city: id, owner: colour, length: longest([colour]), most: LONGEST_RUN }
      const both = neutral === undefined ? [] : [{ ...own, length: longest([colour, neutral]), most: LONGEST_MIXED_RUN }]
      return [own, ...both].filter(({ length, most }) => length > most)
    })
  })

/**
 * Returns the site on which a warehouse of a colour is placed. Refusals: CITY_FULL, SITE_NOT_CHOSEN, NOT_NEXT_SITE, RUN_OF_FOUR,
 * RUN_OF_FIVE. Runs of adjacent warehouses are checked before any warehouse is shut down (A21).
 * @param site site that the builder chose; required only for the first warehouse of a city
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

/**
 * Returns whether a new warehouse on a site shuts down another warehouse (R20). On a dark site it always does; on the triangle only with
 * two or three players. Returns undefined if the kind of the site is unknown.
 */
export const shutsDown = (numbers: ReportedNumbers, city: CityId, site: number, players: number): boolean | undefined => {
  const kind = numberAt(numbers, siteKind(city, site))
  return kind === undefined ? undefined : kind === SITE_KINDS.dark || (kind === SITE_KINDS.triangle && players <= 3)
}

/**
 * A24: returns whether the kinds of sites printed in a city are possible. Each site that shuts down a warehouse must have a number greater
 * than the count of such sites in the city. Otherwise the app would free the wrong number of sites.
 */
export const isSoundBoard = (numbers: ReportedNumbers, { id }: Pick<RulePoint, 'id'>, players: number): boolean => {
  const [what, city = ''] = id.split('/')
  if (what !== 'site') return true
  const shutting = upTo(SITES).filter((site) => shutsDown(numbers, city, site, players) === true)
  return shutting.every((site) => site > shutting.length)
}

/** Returns the track space whose number is the value of the city: the space after the highest occupied site (R32, A5). */
export const valueSpace = (city: Pick<City, 'row'>): number => (occupied(city).at(-1) ?? 0) + 1

/** Returns the current value of a city in florins; undefined if the board number is unknown. */
export const cityValue = (
  { numbers, cities, told: reported }: Pick<State, 'numbers' | 'cities' | 'told'>,
  city: CityId,
): number | undefined => {
  const here = cities[city]
  if (Object.hasOwn(reported.values, city)) return reported.values[city]
  return here === undefined ? undefined : numberAt(numbers, spaceValue(city, valueSpace(here)))
}
