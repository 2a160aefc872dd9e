import type { RulePoint } from '../../../kit/rule-points'
import { TERRITORIES } from './board'
import { UNIT_POINTS } from './units'

/** Printed numbers that players may change for a game: incomes of territories, and numbers of units such as attack and cost. */

const MOST_INCOME = 20
const INCOME = 'income/'

/** Returns the rule id under which the income of a territory is stored. */
export const incomeId = (at: string): string => `${INCOME}${at}`
/** Returns the territory if the rule id `id` belongs to an income; undefined if it belongs to a number of a unit, e.g. its cost. */
export const territoryOfNumber = (id: string): string | undefined => (id.startsWith(INCOME) ? id.slice(INCOME.length) : undefined)

/** Describes the incomes of the territories as changeable numbers (2.4). Players may change them in a game. */
const INCOME_POINTS: readonly RulePoint[] = TERRITORIES.map(({ id, income }) => ({
  id: incomeId(id),
  rule: '2.4',
  least: 0,
  most: MOST_INCOME,
  book: income,
}))
export const NUMBER_POINTS: readonly RulePoint[] = [...UNIT_POINTS, ...INCOME_POINTS]
export const pointOf = (id: string): RulePoint | undefined => NUMBER_POINTS.find((point) => point.id === id)
