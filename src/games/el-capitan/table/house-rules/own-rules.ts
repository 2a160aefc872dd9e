import { toldAmong } from '../../../../kit/rule-points'
import { isObject } from '../../../../session/environment/local-storage'
import { ownRulesShelf } from '../../../../table/house-rules/own-rules'
import { alongRules } from '../../../../table/house-rules/along'
import { CITIES } from '../../box/board'
import { allPoints } from '../../box/numbers'
import { DEFAULT_SETTINGS } from '../../model/settings'
import { parseSetup } from '../../parse/moves'
import { points, type Rules } from './points'

/** Any two players: rules are looked at as those of a game that could begin. */
const PAIR = [
  { colour: 'red', name: '', neutral: 'blue' },
  { colour: 'green', name: '', neutral: 'yellow' },
]

const unpack = (json: Readonly<Record<string, unknown>>): Rules | undefined => {
  if (!isObject(json.settings) || !isObject(json.numbers)) return undefined
  const read = parseSetup({ players: PAIR, settings: { ...DEFAULT_SETTINGS, ...json.settings }, numbers: json.numbers })
  return read.ok ? points.rulesOf({ settings: read.value.settings, numbers: toldAmong(allPoints(CITIES), read.value.numbers) }) : undefined
}

/** The own rules of the groups of this device, with the numbers of their board. */
export const shelf = ownRulesShelf<Rules>({
  game: 'el-capitan',
  pack: ({ settings, numbers }) => ({ settings, numbers }),
  unpack,
})

export const along = alongRules('el-capitan', shelf)
