import type { ReportedNumbers } from '../../../../kit/rule-points'
import { standardPoints, type StandardPoint, type StandardRules } from '../../../../table/house-rules/standard-points'
import type { PlaceId } from '../../box/island'
import { allPoints, pricePoints, PRICED, toldPrice } from '../../box/numbers'
import { DEFAULT_SETTINGS, type Settings } from '../../model/settings'
import type { Group } from './words'

/** Lists everything that house rules can change: every setting, and every number printed on the components of the game. */

/** Settings and numbers that house rules set. */
export type Rules = StandardRules<Settings>

/** Rule number of each setting, and the group under which the setting is listed. */
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
/** Settings that do not count as house rules: the variants of the rulebook, and what the app tracks. */
const VARIANTS = (Object.keys(RULINGS) as Ruling[]).filter((name) => ['variants', 'followed'].includes(RULINGS[name].group))
export type Point = StandardPoint<Ruling>

/**
 * Completes the prices of which only some numbers are known. Missing numbers are taken from `box`.
 * @param box prices that the players entered from their copy of the game; a resource missing in `box` counts as 0
 */
export const withWholePrices = (numbers: ReportedNumbers, places: readonly PlaceId[], box: ReportedNumbers = {}): ReportedNumbers => ({
  ...Object.fromEntries(
    PRICED.flatMap((what) => (what === 'village' ? places : places.slice(0, 1)).map((at) => ({ what, at }))).flatMap(({ what, at }) =>
      toldPrice(numbers, what, at) === undefined ? [] : pricePoints(what, at).map(({ id }) => [id, box[id] ?? 0] as const),
    ),
  ),
  ...numbers,
})

/** Sorts the changeable numbers of prices: first the constructions of the reference card, then the villages of each tile. */
const villagesLast = (points: readonly Point[]): readonly Point[] => {
  const isVillage = (point: Point) => point.about === 'number' && point.number.id.startsWith('price/village/')
  return [...points.filter((point) => !isVillage(point)), ...points.filter(isVillage)]
}

/**
 * Returns the changeable numbers of a game with these territories. With three players, the default numbers include the rule changes for
 * three players (R65).
 */
export const pointsOf = (places: readonly PlaceId[], players: number) => {
  const all = standardPoints<Settings, Ruling>({
    settings: { ...DEFAULT_SETTINGS, three: players === 3 },
    rulings: Object.fromEntries(Object.entries(RULINGS).map(([name, { rule }]) => [name, rule])) as Readonly<Record<Ruling, string>>,
    variants: VARIANTS,
    numbers: allPoints(places),
  })
  return {
    ...all,
    points: villagesLast(all.points),
    rulesOf: ({ settings, numbers }: Rules): Rules => ({ settings, numbers: withWholePrices(numbers, places) }),
  }
}

/** Ids of the territories of the largest possible island. */
export const ALL_PLACES: readonly PlaceId[] = Array.from({ length: 8 }, (_, at) => `C${at + 1}`).concat(
  Array.from({ length: 7 }, (_, at) => `I${at + 1}`),
)
/**
 * Numbers that house rules can change. House rules apply to any number of players, so the rule changes for three players are not included.
 */
export const ownPoints = pointsOf(ALL_PLACES, 5)
export const BOOK: Rules = ownPoints.book
export const withoutThree = ({ settings, numbers }: Rules): Rules => ({ settings: { ...settings, three: false }, numbers })

/** Returns whether a setting or number has an effect in a game with this number of players and these settings. */
export const appliesIn = (point: Point, { vpCards, freeStart, three }: Settings, players: number): boolean => {
  if (point.about === 'number') {
    const { id } = point.number
    return id === 'points' ? vpCards : !id.startsWith('goal/') || !vpCards
  }
  switch (point.name) {
    case 'three':
      return players === 3
    case 'palisadeAll':
      return three
    case 'offerRule':
      return players === 5
    case 'anchorWarrior':
      return freeStart
    case 'goalsSealed':
    case 'announceSealed':
      return vpCards
    case 'vpCards':
    case 'freeStart':
    case 'enterNew':
    case 'goldMatches':
    case 'cardsTold':
    case 'paymentsTold':
    case 'ordersSealed':
      return true
  }
}

/** Returns the group under which the page with house rules lists a changeable number. */
export const groupOf = (point: Point): Group => {
  if (point.about === 'ruling') return RULINGS[point.name].group
  const { id } = point.number
  const [what] = id.split('/')
  if (what === 'price') return 'prices'
  if (what === 'village') return 'villages'
  if (what === 'goal' || what === 'points') return 'goals'
  return what === 'stock' ? 'production' : 'box'
}
