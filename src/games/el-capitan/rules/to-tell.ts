import { BONUS_CARDS, type CityId } from '../box/board'
import { followsMoney } from '../model/settings'
import type { State } from '../model/state'

/** Lists the reports still missing at a payday, if the app does not track turns or money. */

/** Cities whose rows are not yet reported for this payday. */
export const rowsToTell = ({ settings, stage, cities, told }: State): readonly CityId[] =>
  settings.turnsTold || stage !== 'payday' ? [] : Object.keys(cities).filter((city) => !told.cities.includes(city))

/** Returns whether the next player to settle has to report money and loans first. */
export const isHandDue = ({ settings, settling: [next], told }: State): boolean =>
  next !== undefined && !followsMoney(settings) && !told.hands.includes(next)

/** Florins of the next bonus card, if one is left (R38). */
export const nextBonus = ({ bonus }: Pick<State, 'bonus'>): number | undefined => BONUS_CARDS[Object.keys(bonus).length]
