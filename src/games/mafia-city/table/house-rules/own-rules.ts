import { standardOwnRules } from '../../../../table/house-rules/standard-own-rules'
import { COLOURS } from '../../box/box'
import { POINTS } from '../../box/numbers'
import { DEFAULT_SETTINGS } from '../../model/settings'
import { parseSetup } from '../../parse/setup'

/** Three sample players for validating house rules: house rules are validated as part of a set-up, and a set-up must contain players. */
const THREE = COLOURS.slice(0, 3).map((colour) => ({ colour, name: '' }))

export const { saved, backupExtras } = standardOwnRules({
  game: 'mafia-city',
  usual: DEFAULT_SETTINGS,
  numbers: POINTS,
  parse: (rules) => parseSetup({ players: THREE, start: 'red', ...rules }),
})
