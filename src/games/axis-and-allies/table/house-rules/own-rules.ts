import { standardOwnRules } from '../../../../table/house-rules/standard-own-rules'
import { SEATS } from '../../box/powers'
import { NUMBER_POINTS } from '../../box/numbers'
import { DEFAULT_SETTINGS } from '../../model/settings'
import { parseSetup } from '../../parse/setup'

/** Two made-up players: house rules are validated as part of a set-up, and a set-up needs players. */
const PAIR = (SEATS[2] ?? []).map((powers) => ({ name: '', powers }))

export const { saved, backupExtras } = standardOwnRules({
  game: 'axis-and-allies',
  usual: DEFAULT_SETTINGS,
  numbers: NUMBER_POINTS,
  parse: (rules) => parseSetup({ players: PAIR, ...rules }),
})
