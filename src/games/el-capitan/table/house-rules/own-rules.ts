import { standardOwnRules } from '../../../../table/house-rules/standard-own-rules'
import { CITIES } from '../../box/board'
import { allPoints } from '../../box/numbers'
import { DEFAULT_SETTINGS } from '../../model/settings'
import { parseSetup } from '../../parse/setup'

/** Two made-up players: house rules are validated as part of a set-up, and a set-up needs players. */
const PAIR = [
  { colour: 'red', name: '', neutral: 'blue' },
  { colour: 'green', name: '', neutral: 'yellow' },
]

export const { saved, backupExtras } = standardOwnRules({
  game: 'el-capitan',
  usual: DEFAULT_SETTINGS,
  numbers: allPoints(CITIES),
  parse: (rules) => parseSetup({ players: PAIR, ...rules }),
})
