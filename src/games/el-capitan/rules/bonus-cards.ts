import type { Colour } from '../box/board'
import type { State } from '../model/state'
import { openCities } from './payday'
import { nextBonus } from './to-tell'

/** Rules of the bonus cards for proliferation, i.e. for warehouses in many cities: R38, R39, A11. */

/** Returns the florins of the bonus card that a player receives now; undefined if the player receives no card. */
export const bonusFor = (state: Pick<State, 'cities' | 'bonus' | 'settings'>, colour: Colour): number | undefined => {
  const { bonus, settings } = state
  if (bonus[colour] !== undefined || openCities(state, colour).length < settings.bonusCities) return undefined
  return nextBonus(state)
}
