import { standardPoints, type StandardPoint } from '../../../../table/house-rules/standard-points'
import { sentence } from '../../../../ui/grammar/numbers'
import { ADVANTAGES, POWERS, type Power } from '../../box/powers'
import { territoryOf } from '../../box/board'
import { NUMBER_POINTS, territoryOfNumber } from '../../box/numbers'
import { isAir, isSea, isUnit } from '../../box/units'
import { DEFAULT_SETTINGS, type Settings } from '../../model/settings'
import type { SetTexts } from '../corrections/words'
import type { Texts } from '../parts/words'
import { RULING_GROUPS, RULING_NAMES, RULINGS } from '../parts/rulings'

/** Lists all settings and numbers that house rules can change: settings, national advantages, and printed numbers. */

export type Point = StandardPoint<keyof Settings>

export const points = standardPoints<Settings, keyof Settings>({
  settings: DEFAULT_SETTINGS,
  rulings: {
    ...(Object.fromEntries(RULING_NAMES.map((name) => [name, RULINGS[name].rule])) as Record<keyof Settings, string>),
    advantages: 'A21',
  },
  variants: ['advantages', ...RULING_NAMES.filter((name) => ['victory', 'tracked'].includes(RULINGS[name].group))],
  numbers: NUMBER_POINTS,
  counts: { needed: 12 },
  lists: { advantages: ADVANTAGES.map(({ id }) => id) },
})
export const BOOK = points.book

/** Groups of units in the list of unit numbers on the page with house rules. */
export const NUMBER_GROUPS = ['land', 'planes', 'sea'] as const
type Incomes = `${Power} incomes`
export const incomesOf = (power: Power): Incomes => `${power} incomes`
/** Groups of house rules in the order of the list: settings, advantages by power, unit numbers, incomes by original controller. */
export const GROUPS = [...RULING_GROUPS, ...POWERS, ...NUMBER_GROUPS, ...POWERS.map(incomesOf)] as const
export type Group = (typeof GROUPS)[number]

export const groupOf = (point: Point): Group => {
  if (point.about === 'ruling')
    return point.name === 'advantages' ? (ADVANTAGES.find(({ id }) => id === point.member)?.power ?? 'soviet') : RULINGS[point.name].group
  const territory = territoryOf(territoryOfNumber(point.number.id) ?? '')
  if (territory !== undefined) return incomesOf(territory.original)
  const [unit = ''] = point.number.id.split('/')
  return isUnit(unit) && isSea(unit) ? 'sea' : isUnit(unit) && isAir(unit) ? 'planes' : 'land'
}

export const titleOf = (point: Point, texts: Texts, set: SetTexts): string => {
  if (point.about === 'number') return sentence(set.pointName(point.number.id))
  return point.name === 'advantages' ? texts.advantageName(point.member ?? '') : set.rules[point.name][0]
}

/** Ids of the unit numbers that the text of the rulebook does not contain. The app uses the numbers of the published game. */
const LOST = ['ftr/defence', 'bmb/attack', 'bmb/defence', 'cv/attack', 'cv/defence', 'tt/attack', 'tt/defence']
const LOST_MOVES = ['inf', 'art', 'aa', 'bb', 'dd', 'cv', 'ss', 'tt'].map((unit) => `${unit}/move`)
/** Territory `india`, the only territory whose income the text of the rulebook contains. */
const GIVEN = 'india'
export const isLost = (point: Point): boolean => {
  if (point.about !== 'number') return false
  const { id } = point.number
  return (territoryOfNumber(id) ?? GIVEN) !== GIVEN || [...LOST, ...LOST_MOVES].includes(id)
}
