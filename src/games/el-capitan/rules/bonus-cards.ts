import type { Colour } from '../box/board'
import type { State } from '../model/state'
import { openCities } from './payday'
import { nextBonus } from './to-tell'

/** Rules of the proliferation bonus cards: R38, R39, A11. */

/** Returns the florins of the bonus card that a player takes now; undefined if the player takes no card. */
export const bonusFor = (state: Pick<State, 'cities' | 'bonus' | 'settings'>, colour: Colour): number | undefined => {
  const { bonus, settings } = state
  if (bonus[colour] !== undefined || openCities(state, colour).length < settings.bonusCities) return undefined
  return nextBonus(state)
}
