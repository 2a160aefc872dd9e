import { plainOwnRules } from '../../../../table/house-rules/plain-own-rules'
import { SEATS } from '../../box/powers'
import { NUMBER_POINTS } from '../../box/numbers'
import { DEFAULT_SETTINGS } from '../../model/settings'
import { parseSetup } from '../../parse/moves'

/** Any two players: rules are looked at as those of a game that could begin. */
const PAIR = (SEATS[2] ?? []).map((powers) => ({ name: '', powers }))

export const { saved, backupExtras } = plainOwnRules({
  game: 'axis-and-allies',
  usual: DEFAULT_SETTINGS,
  numbers: NUMBER_POINTS,
  parse: (rules) => parseSetup({ players: PAIR, ...rules }),
})
