import { numberAt, type RulePoint, type ReportedNumbers } from '../../../kit/rule-points'
import type { CityId } from './board'

/** Numbers printed on the board. The rulebook transcript lacks most of them; the app asks for a number when a rule first needs it. */

/** Kinds of sites. The kind decides whether a warehouse placed there shuts one down (R20). */
export const SITE_KINDS = { plain: 0, dark: 1, triangle: 2 } as const

/** Highest florin amount that a board prints. */
const MOST_FLORINS = 99

/** Numbers stated in the rulebook, by id. */
const PRINTED: Readonly<Record<string, number>> = {
  'harbour/marseille/1': 4,
  'harbour/marseille/2': 5,
  'fortress/marseille/1': 8,
  'fortress/marseille/2': 10,
  'chart/0': 0,
  'chart/1': 0,
  'chart/2': 0,
  'chart/3': 5,
  'chart/4': 10,
  'chart/5': 15,
  'chart/6': 20,
  'chart/9': 60,
}

/** Most probable numbers, by id. */
const LIKELY: Readonly<Record<string, number>> = {
  'chart/7': 30,
  'chart/8': 40,
  'track/marseille/1': 0,
  'track/marseille/2': 4,
  'track/marseille/3': 8,
  'track/marseille/13': 16,
}

const point = (id: string, rule: string, most: number): RulePoint => {
  const [book, likely] = [PRINTED[id], LIKELY[id]]
  if (book !== undefined) return { id, rule, least: 0, most, book }
  return { id, rule, least: 0, most, unknown: true, ...(likely === undefined ? {} : { likely }) }
}

/** Price of a warehouse on harbour space 1 or 2 (R15). */
export const harbourPrice = (city: CityId, space: number): RulePoint => point(`harbour/${city}/${space}`, 'R15', MOST_FLORINS)
/** Price of a fortress on fortress site 1 or 2 (R26). */
export const fortressPrice = (city: CityId, site: number): RulePoint => point(`fortress/${city}/${site}`, 'R26', MOST_FLORINS)
/** Number on a track space, 1 to 13 (R32). */
export const spaceValue = (city: CityId, space: number): RulePoint => point(`track/${city}/${space}`, 'R32', MOST_FLORINS)
/**
 * Number of sites for the first warehouse of a city (R16). These sites are plain: a shut-down there would remove the first warehouse
 * itself.
 */
const FIRST_SITES = 2

/** Kind of a site, 1 to 12 (R20). */
export const siteKind = (city: CityId, site: number): RulePoint => {
  const id = `site/${city}/${site}`
  return site <= FIRST_SITES ? { id, rule: 'R20', least: 0, most: 0, book: SITE_KINDS.plain } : point(id, 'R20', SITE_KINDS.triangle)
}
/** Highest number of cities on the printed chart. With more cities in play, players can report further cells. */
const PRINTED_CELLS = 9
const cell = (cities: number): RulePoint => point(`chart/${cities}`, 'R31', MOST_FLORINS)
/**
 * Florins for a number of cities with open warehouses. More than nine count as nine, unless the players reported a cell for them (R31,
 * A25).
 */
export const chartCell = (reported: ReportedNumbers, cities: number): RulePoint => {
  const own = cell(cities)
  return cities > PRINTED_CELLS && numberAt(reported, own) === undefined ? cell(PRINTED_CELLS) : own
}

/** Number of track spaces on the left side, at the bottom, and on the right side of a city picture. */
export interface Split {
  readonly down: number
  readonly across: number
  readonly up: number
}
/** Possible layouts of the track. The first one is the default. Only drawings depend on the layout. */
export const SPLITS: readonly [Split, ...Split[]] = [
  { down: 4, across: 5, up: 4 },
  { down: 5, across: 3, up: 5 },
  { down: 3, across: 7, up: 3 },
]
/** Index into {@link SPLITS}. */
export const splitPoint: RulePoint = { id: 'split', rule: 'R32', least: 0, most: SPLITS.length - 1, book: 0 }
export const splitOf = (reported: ReportedNumbers): Split => SPLITS[numberAt(reported, splitPoint) ?? 0] ?? SPLITS[0]

/** Every printed number of a board with these cities. */
export const allPoints = (cities: readonly CityId[]): readonly RulePoint[] => [
  splitPoint,
  ...Array.from({ length: PRINTED_CELLS + 1 }, (_, many) => cell(many)),
  ...cities.flatMap((city) => [
    ...[1, 2].map((space) => harbourPrice(city, space)),
    ...[1, 2].map((site) => fortressPrice(city, site)),
    ...Array.from({ length: 13 }, (_, at) => spaceValue(city, at + 1)),
    ...Array.from({ length: 12 }, (_, at) => siteKind(city, at + 1)),
  ]),
]

/** Factories of number points by the first part of the id, with the highest index in a city. */
const KINDS: Readonly<Record<string, readonly [make: (city: CityId, at: number) => RulePoint, most: number]>> = {
  harbour: [harbourPrice, 2],
  fortress: [fortressPrice, 2],
  track: [spaceValue, 13],
  site: [siteKind, 12],
}

/** Returns the number point with an id on a board with these cities; undefined if the id is invalid. */
export const pointNamed = (cities: readonly CityId[], id: string): RulePoint | undefined => {
  const [what = '', where = '', at = ''] = id.split('/')
  if (id === splitPoint.id) return splitPoint
  if (what === 'chart') {
    const most = Math.max(PRINTED_CELLS, cities.length)
    return /^\d{1,2}$/.test(where) && `${Number(where)}` === where && at === '' && Number(where) <= most ? cell(Number(where)) : undefined
  }
  const [make, most = 0] = Object.hasOwn(KINDS, what) ? (KINDS[what] ?? []) : []
  const found = make !== undefined && cities.includes(where) && Number(at) >= 1 && Number(at) <= most ? make(where, Number(at)) : undefined
  return found?.id === id ? found : undefined
}
