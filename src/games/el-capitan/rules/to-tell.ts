import { BONUS_CARDS, type CityId } from '../box/board'
import { followsMoney } from '../model/settings'
import type { State } from '../model/state'

/** Determines the data that the players still have to report at a payday, if the app does not track turns or money. */

/** Returns the cities whose row of warehouses the players have not reported for this payday. */
export const rowsToTell = ({ settings, stage, cities, told: reported }: State): readonly CityId[] =>
  settings.turnsTold || stage !== 'payday' ? [] : Object.keys(cities).filter((city) => !reported.cities.includes(city))

/** Returns whether the next player to settle loans has to report money and loans first. */
export const isHandDue = ({ settings, settling: [next], told: reported }: State): boolean =>
  next !== undefined && !followsMoney(settings) && !reported.hands.includes(next)

/** Returns the florins of the next bonus card; undefined if no bonus card is left (R38). */
export const nextBonus = ({ bonus }: Pick<State, 'bonus'>): number | undefined => BONUS_CARDS[Object.keys(bonus).length]
