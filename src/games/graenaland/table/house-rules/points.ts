import type { ReportedNumbers } from '../../../../kit/rule-points'
import { plainPoints, type PlainPoint, type PlainRules } from '../../../../table/house-rules/plain-points'
import type { PlaceId } from '../../box/island'
import { allPoints, pricePoints, PRICED, toldPrice } from '../../box/numbers'
import { DEFAULT_SETTINGS, type Settings } from '../../model/settings'
import type { Group } from './words'

/** Everything that a table may play otherwise than the rulebook has it: settings of every kind, and every number of the box. */

/** The settings and numbers of a game. */
export type Rules = PlainRules<Settings>

/** Each setting with the rule that it rests on, and where it stands in the list. */
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
 * Rules with every number of the prices that are known: of a price that is told, a resource that was left out costs what the box says.
 * @param box the prices that were typed in from the box; a resource that they leave out as well is 0
 */
export const withWholePrices = (numbers: ReportedNumbers, places: readonly PlaceId[], box: ReportedNumbers = {}): ReportedNumbers => ({
  ...Object.fromEntries(
    PRICED.flatMap((what) => (what === 'village' ? places : places.slice(0, 1)).map((at) => ({ what, at }))).flatMap(({ what, at }) =>
      toldPrice(numbers, what, at) === undefined ? [] : pricePoints(what, at).map(({ id }) => [id, box[id] ?? 0] as const),
    ),
  ),
  ...numbers,
})

/** The prices with those of villages last: a row of the table for each thing of the reference card, then for each tile. */
const villagesLast = (points: readonly Point[]): readonly Point[] => {
  const isVillage = (point: Point) => point.about === 'number' && point.number.id.startsWith('price/village/')
  return [...points.filter((point) => !isVillage(point)), ...points.filter(isVillage)]
}

/** The points of a game on these places; with three players the rulebook plays their adjustments (R65). */
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

/** The places of the largest island that there can be. */
export const ALL_PLACES: readonly PlaceId[] = Array.from({ length: 8 }, (_, at) => `C${at + 1}`).concat(
  Array.from({ length: 7 }, (_, at) => `I${at + 1}`),
)
/** Own rules are those of no number of players in particular: the adjustments for three hang on how many play. */
export const ownPoints = pointsOf(ALL_PLACES, 5)
export const BOOK: Rules = ownPoints.book
export const withoutThree = ({ settings, numbers }: Rules): Rules => ({ settings: { ...settings, three: false }, numbers })

/** The part of the list that a point belongs to. */
export const groupOf = (point: Point): Group => {
  if (point.about === 'ruling') return RULINGS[point.name].group
  const { id } = point.number
  const [what] = id.split('/')
  if (what === 'price') return 'prices'
  if (what === 'village') return 'villages'
  if (what === 'goal' || what === 'points') return 'goals'
  return what === 'stock' ? 'production' : 'box'
}
