import { standardPoints, type StandardPoint, type StandardRules } from '../../../../table/house-rules/standard-points'
import { CITIES } from '../../box/board'
import { allPoints, splitPoint } from '../../box/numbers'
import { DEFAULT_SETTINGS, type Settings } from '../../model/settings'

/** Lists everything that house rules can change: the settings for unclear rules, and every number of the board. */

/** Settings and board numbers that house rules set. */
export type Rules = StandardRules<Settings>

const RULINGS = { smallExtended: 'A1', reopenShutsDown: 'A4', fortressNeedsSecond: 'A7', debt: 'A8', bonusCities: 'A11' } as const
export type Ruling = keyof typeof RULINGS
export type Point = StandardPoint<Ruling>

export const points = standardPoints<Settings, Ruling>({
  settings: DEFAULT_SETTINGS,
  rulings: RULINGS,
  numbers: allPoints(CITIES),
  counts: { bonusCities: 12 },
})
export const BOOK: Rules = points.book

/**
 * Returns the group under which the page with house rules lists a house rule: `rulings`, `chart` for numbers of the whole board, or the id
 * of a city.
 */
export const groupOf = (point: Point): string => {
  if (point.about === 'ruling') return 'rulings'
  const [what = '', city = ''] = point.number.id.split('/')
  return what === 'chart' || what === splitPoint.id ? 'chart' : city
}
