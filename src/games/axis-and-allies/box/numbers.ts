import type { RulePoint } from '../../../kit/rule-points'
import { TERRITORIES } from './board'
import { UNIT_POINTS } from './units'

/** Printed numbers of the game. Players may change each number. */

const MOST_INCOME = 20
const INCOME = 'income/'

/** Returns the id of the number that is the income of a territory. */
export const incomeId = (at: string): string => `${INCOME}${at}`
/** Returns the territory whose income has this id; undefined if the id belongs to a unit number. */
export const territoryOfNumber = (id: string): string | undefined => (id.startsWith(INCOME) ? id.slice(INCOME.length) : undefined)

/** Points for the incomes of the territories (2.4). */
const INCOME_POINTS: readonly RulePoint[] = TERRITORIES.map(({ id, income }) => ({
  id: incomeId(id),
  rule: '2.4',
  least: 0,
  most: MOST_INCOME,
  book: income,
}))
export const NUMBER_POINTS: readonly RulePoint[] = [...UNIT_POINTS, ...INCOME_POINTS]
export const pointOf = (id: string): RulePoint | undefined => NUMBER_POINTS.find((point) => point.id === id)
