import { numberAt, type RulePoint, type ToldNumbers } from '../../../../kit/rule-points'
import { CITIES } from '../../box/board'
import { allPoints } from '../../box/numbers'
import type { Change } from '../../model/moves'
import { DEFAULT_SETTINGS, type Settings } from '../../model/settings'
import type { State } from '../../model/state'

/** Everything that a table may play otherwise than the rulebook has it, point by point: rulings, and every number of the board. */

/** What a table plays by. */
export interface Rules {
  readonly settings: Settings
  readonly numbers: ToldNumbers
}

export const RULINGS = ['smallExtended', 'reopenShutsDown', 'fortressNeedsSecond', 'debt', 'bonusCities'] as const
export type Ruling = (typeof RULINGS)[number]

export type Point = { readonly about: 'ruling'; readonly name: Ruling } | { readonly about: 'number'; readonly number: RulePoint }

/** The rulebook and the board, as far as they are known. */
export const BOOK: Rules = { settings: DEFAULT_SETTINGS, numbers: {} }

export const rulesOf = ({ settings, numbers }: Rules | State): Rules => ({ settings, numbers })

export const POINTS: readonly Point[] = [
  ...RULINGS.map((name): Point => ({ about: 'ruling', name })),
  ...allPoints(CITIES).map((number): Point => ({ about: 'number', number })),
]

export const idOf = (point: Point): string => (point.about === 'ruling' ? point.name : point.number.id)

/** `rulings`, `chart`, or the city. */
export const groupOf = (point: Point): string => {
  if (point.about === 'ruling') return 'rulings'
  const [what = '', city = ''] = point.number.id.split('/')
  return what === 'chart' ? what : city
}

export const valueOf = ({ settings, numbers }: Rules, point: Point): Settings[Ruling] | undefined =>
  point.about === 'ruling' ? settings[point.name] : numberAt(numbers, point.number)

/** Whether these rules depart from the rulebook; where that has lost its number there is nothing to depart from. */
export const departs = (rules: Rules, point: Point): boolean => !isLost(point) && valueOf(rules, point) !== valueOf(BOOK, point)

export const departures = (rules: Rules): number => POINTS.filter((point) => departs(rules, point)).length

/** Whether the rulebook has lost it. */
export const isLost = (point: Point): boolean => point.about === 'number' && point.number.unknown === true

const RULE_OF: Readonly<Record<Ruling, string>> = {
  smallExtended: 'A1',
  reopenShutsDown: 'A4',
  fortressNeedsSecond: 'A7',
  debt: 'A8',
  bonusCities: 'A11',
}
export const ruleOf = (point: Point): string => (point.about === 'ruling' ? RULE_OF[point.name] : point.number.rule)

/** Whether a value can be set at all: the first sites of a city are plain ones. */
export const isFixed = (point: Point): boolean => point.about === 'number' && point.number.least === point.number.most

/** The change that sets a point so. */
export const changeTo = (point: Point, value: Settings[Ruling], { settings }: Rules): Change =>
  point.about === 'ruling'
    ? { set: 'settings', settings: { ...settings, [point.name]: value } }
    : { set: 'number', point: point.number.id, value: Number(value) }
