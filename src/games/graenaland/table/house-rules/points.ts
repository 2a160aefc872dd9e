import type { ReportedNumbers } from '../../../../kit/rule-points'
import { plainPoints, type PlainPoint, type PlainRules } from '../../../../table/house-rules/plain-points'
import type { PlaceId } from '../../box/island'
import { allPoints, pricePoints, PRICED, toldPrice } from '../../box/numbers'
import { DEFAULT_SETTINGS, type Settings } from '../../model/settings'
import type { Group } from './words'

/** All points on which a group may differ from the rulebook: every setting, and every number of the box. */

/** The settings and numbers of a game. */
export type Rules = PlainRules<Settings>

/** Rule and list group of each setting. */
const RULINGS: Readonly<Record<keyof Settings, { readonly rule: string; readonly group: Group }>> = {
  three: { rule: 'R65', group: 'variants' },
  freeStart: { rule: 'R72', group: 'variants' },
  vpCards: { rule: 'R77', group: 'variants' },
  offerRule: { rule: 'R83', group: 'variants' },
  palisadeAll: { rule: 'A9', group: 'heroes' },
  enterNew: { rule: 'A10', group: 'heroes' },
  anchorWarrior: { rule: 'A27', group: 'heroes' },
  goldMatches: { rule: 'A6', group: 'production' },
  announceSealed: { rule: 'A23', group: 'followed' },
  cardsTold: { rule: 'R25', group: 'followed' },
  paymentsTold: { rule: 'R35', group: 'followed' },
  ordersSealed: { rule: 'R18', group: 'followed' },
  goalsSealed: { rule: 'R77', group: 'followed' },
}
export type Ruling = keyof Settings
export type Point = PlainPoint<Ruling>

/**
 * Completes the known prices: in a known price, a missing resource costs the number in `box`.
 * @param box prices typed in from the box; a resource missing in `box` is 0
 */
export const withWholePrices = (numbers: ReportedNumbers, places: readonly PlaceId[], box: ReportedNumbers = {}): ReportedNumbers => ({
  ...Object.fromEntries(
    PRICED.flatMap((what) => (what === 'village' ? places : places.slice(0, 1)).map((at) => ({ what, at }))).flatMap(({ what, at }) =>
      toldPrice(numbers, what, at) === undefined ? [] : pricePoints(what, at).map(({ id }) => [id, box[id] ?? 0] as const),
    ),
  ),
  ...numbers,
})

/** Sorts the prices with villages last: one table row per thing of the reference card, then one per tile. */
const villagesLast = (points: readonly Point[]): readonly Point[] => {
  const isVillage = (point: Point) => point.about === 'number' && point.number.id.startsWith('price/village/')
  return [...points.filter((point) => !isVillage(point)), ...points.filter(isVillage)]
}

/** Returns the points of a game on these places; with three players the default includes the three-player adjustments (R65). */
export const pointsOf = (places: readonly PlaceId[], players: number) => {
  const all = plainPoints<Settings, Ruling>({
    settings: { ...DEFAULT_SETTINGS, three: players === 3 },
    rulings: Object.fromEntries(Object.entries(RULINGS).map(([name, { rule }]) => [name, rule])) as Readonly<Record<Ruling, string>>,
    numbers: allPoints(places),
  })
  return {
    ...all,
    points: villagesLast(all.points),
    rulesOf: ({ settings, numbers }: Rules): Rules => ({ settings, numbers: withWholePrices(numbers, places) }),
  }
}

/** Places of the largest possible island. */
export const ALL_PLACES: readonly PlaceId[] = Array.from({ length: 8 }, (_, at) => `C${at + 1}`).concat(
  Array.from({ length: 7 }, (_, at) => `I${at + 1}`),
)
/** Own rules apply to any number of players; the three-player adjustments depend on the number of players. */
export const ownPoints = pointsOf(ALL_PLACES, 5)
export const BOOK: Rules = ownPoints.book
export const withoutThree = ({ settings, numbers }: Rules): Rules => ({ settings: { ...settings, three: false }, numbers })

/** Returns the list group of a point. */
export const groupOf = (point: Point): Group => {
  if (point.about === 'ruling') return RULINGS[point.name].group
  const { id } = point.number
  const [what] = id.split('/')
  if (what === 'price') return 'prices'
  if (what === 'village') return 'villages'
  if (what === 'goal' || what === 'points') return 'goals'
  return what === 'stock' ? 'production' : 'box'
}
