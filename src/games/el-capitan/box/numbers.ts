import { numberAt, type RulePoint, type ReportedNumbers } from '../../../kit/rule-points'
import type { CityId } from './board'

/**
 * Numbers printed on the board. The text of the rulebook lacks most of these numbers. The app asks the players for a number when a rule
 * first needs the number.
 */

/** Kinds of building sites. The kind determines whether a new warehouse on the site shuts down another warehouse (R20). */
export const SITE_KINDS = { plain: 0, dark: 1, triangle: 2 } as const

/** Highest amount of florins printed on a board. */
const MOST_FLORINS = 99

/** Board numbers that the rulebook states. The key is the id of the changeable number. */
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

/**
 * Cells of the chart that the app assumes: the rulebook names only the florins for 3, 4 and 9 cities. The cells for 7 and 8 cities are
 * unknown, so the app asks for them.
 */
export const ASSUMED_CELLS: readonly string[] = ['chart/0', 'chart/1', 'chart/2', 'chart/5', 'chart/6']

/** Most probable board numbers. The key is the id of the changeable number. */
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

/** Describes the price of a warehouse. The price is printed on harbour space 1 or 2 of a city (R15). */
export const harbourPrice = (city: CityId, space: number): RulePoint => point(`harbour/${city}/${space}`, 'R15', MOST_FLORINS)
/** Describes the price of a fortress on fortress site 1 or 2 of a city (R26). */
export const fortressPrice = (city: CityId, site: number): RulePoint => point(`fortress/${city}/${site}`, 'R26', MOST_FLORINS)
/** Describes the number printed on a track space of a city. Spaces are numbered 1 to 13 (R32). */
export const spaceValue = (city: CityId, space: number): RulePoint => point(`track/${city}/${space}`, 'R32', MOST_FLORINS)
/**
 * Number of sites among which the builder of the first warehouse of a city chooses (R16). These sites are always plain. Otherwise a
 * warehouse on such a site would shut down itself.
 */
const FIRST_SITES = 2

/** Describes the kind of a building site, 1 to 12 (R20). */
export const siteKind = (city: CityId, site: number): RulePoint => {
  const id = `site/${city}/${site}`
  return site <= FIRST_SITES ? { id, rule: 'R20', least: 0, most: 0, book: SITE_KINDS.plain } : point(id, 'R20', SITE_KINDS.triangle)
}
/** Number of columns of the printed chart, one for each number of cities. If a game has more cities, players can report further numbers. */
const PRINTED_CELLS = 9
const cell = (cities: number): RulePoint => point(`chart/${cities}`, 'R31', MOST_FLORINS)
/**
 * Describes the florins that the chart pays for a number of cities with open warehouses. More than nine cities pay like nine, unless the
 * players reported another number (R31, A25).
 */
export const chartCell = (reported: ReportedNumbers, cities: number): RulePoint => {
  const own = cell(cities)
  return cities > PRINTED_CELLS && numberAt(reported, own) === undefined ? cell(PRINTED_CELLS) : own
}

/** Number of track spaces on the left of a city picture, below it, and on its right. */
export interface Split {
  readonly down: number
  readonly across: number
  readonly up: number
}
/** Possible layouts of the track around a city picture. The first layout is the default. The layout affects only drawings. */
export const SPLITS: readonly [Split, ...Split[]] = [
  { down: 4, across: 5, up: 4 },
  { down: 5, across: 3, up: 5 },
  { down: 3, across: 7, up: 3 },
]
/** Describes the layout of the track as a changeable number, an index into {@link SPLITS}. */
export const splitPoint: RulePoint = { id: 'split', rule: 'R32', least: 0, most: SPLITS.length - 1, book: 0 }
export const splitOf = (reported: ReportedNumbers): Split => SPLITS[numberAt(reported, splitPoint) ?? 0] ?? SPLITS[0]

/** Returns the least number that can be printed: the price of a warehouse or of a fortress is never 0. */
export const leastPrinted = ({ id, least }: Pick<RulePoint, 'id' | 'least'>): number => (/^(?:harbour|fortress)\//.test(id) ? 1 : least)

/** Returns the descriptions of all printed numbers of a board with these cities. */
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

/**
 * Functions that create a changeable number, each with the highest index that the number can have in a city. The key is the first part of
 * the id.
 */
const KINDS: Readonly<Record<string, readonly [make: (city: CityId, at: number) => RulePoint, most: number]>> = {
  harbour: [harbourPrice, 2],
  fortress: [fortressPrice, 2],
  track: [spaceValue, 13],
  site: [siteKind, 12],
}

/** Returns the changeable number with an id on a board with these cities; undefined if the id is invalid. */
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
