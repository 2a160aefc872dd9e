import { canBe, numberAt, toldAmong } from '../../../../kit/rule-points'
import { isObject } from '../../../../session/environment/local-storage'
import { ownRulesShelf } from '../../../../table/house-rules/own-rules'
import { alongRules } from '../../../../table/house-rules/along'
import { CLANS } from '../../box/box'
import { allPoints } from '../../box/numbers'
import { DEFAULT_SETTINGS } from '../../model/settings'
import { parseSetup } from '../../parse/moves'
import { ALL_PLACES, withoutThree, withWholePrices, type Rules } from './points'

/** Rules are looked at as those of a game that could begin. */
const FIVE = CLANS.map((clan) => ({ clan, name: '' }))
const POINTS = allPoints(ALL_PLACES)

/** The numbers that are not as printed, and the prices. */
const unlikeBook = (numbers: Rules['numbers']): Rules['numbers'] => {
  const whole = withWholePrices(numbers, ALL_PLACES)
  return Object.fromEntries(
    POINTS.flatMap((point) => {
      const value = numberAt(whole, point)
      return value === numberAt({}, point) || !canBe(point, value) ? [] : [[point.id, value] as const]
    }),
  )
}

const unpack = (json: Readonly<Record<string, unknown>>): Rules | undefined => {
  if (!isObject(json.settings) || !isObject(json.numbers)) return undefined
  const read = parseSetup({ players: FIVE, settings: { ...DEFAULT_SETTINGS, ...json.settings }, numbers: json.numbers })
  return read.ok ? withoutThree({ settings: read.value.settings, numbers: toldAmong(POINTS, read.value.numbers) }) : undefined
}

/** The own rules of the groups of this device, with the prices and numbers of their box. */
export const shelf = ownRulesShelf<Rules>({
  game: 'graenaland',
  pack: (rules) => ({ settings: withoutThree(rules).settings, numbers: unlikeBook(rules.numbers) }),
  unpack,
})

export const along = alongRules('graenaland', shelf)
