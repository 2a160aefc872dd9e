import type { RulePoint } from '../../../kit/rule-points'
import { TERRITORIES } from './board'
import { UNIT_POINTS } from './units'

/** The printed numbers of the box, each of which a table may play otherwise. */

const MOST_INCOME = 20
const INCOME = 'income/'

/** The number of a territory's income. */
export const incomeId = (at: string): string => `${INCOME}${at}`
/** The territory whose income a number is; undefined: it is a number of a unit. */
export const territoryOfNumber = (id: string): string | undefined => (id.startsWith(INCOME) ? id.slice(INCOME.length) : undefined)

/** Incomes of the territories (2.4). */
const INCOME_POINTS: readonly RulePoint[] = TERRITORIES.map(({ id, income }) => ({
  id: incomeId(id),
  rule: '2.4',
  least: 0,
  most: MOST_INCOME,
  book: income,
}))
export const NUMBER_POINTS: readonly RulePoint[] = [...UNIT_POINTS, ...INCOME_POINTS]
export const pointOf = (id: string): RulePoint | undefined => NUMBER_POINTS.find((point) => point.id === id)
