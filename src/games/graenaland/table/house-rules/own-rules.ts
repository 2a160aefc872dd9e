import { reportedNumbers } from '../../../../session/environment/reported-numbers'
import { standardOwnRules } from '../../../../table/house-rules/standard-own-rules'
import { CLANS } from '../../box/box'
import { isVillagePrice } from '../../box/kept-prices'
import { allPoints } from '../../box/numbers'
import { DEFAULT_SETTINGS } from '../../model/settings'
import { parseSetup } from '../../parse/parse'
import { ALL_PLACES, withoutThree, withWholePrices } from './points'

/** Five made-up players: house rules are validated as part of a set-up, and a set-up needs players. */
const FIVE = CLANS.map((clan) => ({ clan, name: '' }))

export const { saved, backupExtras } = standardOwnRules({
  game: 'graenaland',
  usual: DEFAULT_SETTINGS,
  // The price of a village is printed on its tile; saved house rules are for every island.
  numbers: allPoints(ALL_PLACES).filter(({ id }) => !isVillagePrice(id)),
  parse: (rules) => parseSetup({ players: FIVE, ...rules }),
  kept: withoutThree,
  whole: (numbers) => withWholePrices(numbers, ALL_PLACES, reportedNumbers.getState().byGame.graenaland),
})
