import { plainOwnRules } from '../../../../table/house-rules/plain-own-rules'
import { CITIES } from '../../box/board'
import { allPoints } from '../../box/numbers'
import { DEFAULT_SETTINGS } from '../../model/settings'
import { parseSetup } from '../../parse/moves'

/** Any two players: rules are looked at as those of a game that could begin. */
const PAIR = [
  { colour: 'red', name: '', neutral: 'blue' },
  { colour: 'green', name: '', neutral: 'yellow' },
]

export const { saved, backupExtras } = plainOwnRules({
  game: 'el-capitan',
  usual: DEFAULT_SETTINGS,
  numbers: allPoints(CITIES),
  parse: (rules) => parseSetup({ players: PAIR, ...rules }),
})
