import { canBe, numberAt, toldAmong } from '../../../../kit/rule-points'
import { isObject } from '../../../../session/environment/local-storage'
import { ownRulesShelf } from '../../../../table/house-rules/own-rules'
import { alongRules } from '../../../../table/house-rules/along'
import { COLOURS } from '../../box/box'
import { POINTS } from '../../box/numbers'
import { DEFAULT_SETTINGS } from '../../model/settings'
import { parseSetup } from '../../parse/moves'
import { points, type Rules } from './points'

/** Any three players: rules are looked at as those of a game that could begin. */
const THREE = COLOURS.slice(0, 3).map((colour) => ({ colour, name: '' }))

/** The numbers that are not as printed. */
export const unlikeBook = (numbers: Rules['numbers']): Rules['numbers'] =>
  Object.fromEntries(
    POINTS.flatMap((point) => {
      const value = numberAt(numbers, point)
      return value === numberAt({}, point) || !canBe(point, value) ? [] : [[point.id, value] as const]
    }),
  )

const unpack = (json: Readonly<Record<string, unknown>>): Rules | undefined => {
  if (!isObject(json.settings) || !isObject(json.numbers)) return undefined
  const read = parseSetup({ players: THREE, start: 'red', settings: { ...DEFAULT_SETTINGS, ...json.settings }, numbers: json.numbers })
  return read.ok ? points.rulesOf({ settings: read.value.settings, numbers: toldAmong(POINTS, read.value.numbers) }) : undefined
}

/** The own rules of the groups of this device, with the numbers that they play otherwise. */
export const shelf = ownRulesShelf<Rules>({
  game: 'mafia-city',
  pack: ({ settings, numbers }) => ({ settings, numbers: unlikeBook(numbers) }),
  unpack,
})

export const along = alongRules('mafia-city', shelf)
