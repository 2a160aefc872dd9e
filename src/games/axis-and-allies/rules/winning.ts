import { CITIES } from '../box/board'
import { eachPower, POWERS, powersOf, SIDES, START, type Power, type Side } from '../box/powers'
import type { Result } from '../model/state'

/** Rules that determine the winner: R97, R98, R115. */

/** Returns the number of victory cities of each side. @param holders power that controls each city; the key may be any id of the city */
export const citiesOf = (holders: Readonly<Record<string, Power>>): Readonly<Record<Side, number>> => {
  const of = (side: Side) => Object.values(holders).filter((power) => SIDES[power] === side).length
  return { axis: of('axis'), allies: of('allies') }
}

/** Returns the controlling power of each victory city on the board. */
export const cityHolders = (territories: Readonly<Record<string, { readonly controller: Power }>>): Readonly<Record<string, Power>> =>
  Object.fromEntries(CITIES.flatMap(({ id, city = '' }) => (territories[id] === undefined ? [] : [[city, territories[id].controller]])))

/**
 * R97: returns the side that wins at the end of a round; undefined if no side wins. If both sides have enough cities, the side with more
 * cities wins.
 */
export const winnerOf = (count: Readonly<Record<Side, number>>, needed: number): Side | undefined => {
  const leading: Side = count.axis > count.allies ? 'axis' : 'allies'
  return count[leading] >= needed ? leading : undefined
}

/**
 * R98, R115: returns how much the production of each power has grown, and the powers of a side whose production grew most. Tied powers
 * share the victory.
 */
export const individualWinners = (
  side: Side,
  production: Readonly<Partial<Record<Power, number>>>,
  start: Readonly<Record<Power, number>> = START,
): Pick<Result, 'individual' | 'growth'> => {
  const growth = eachPower((power) => (production[power] ?? 0) - start[power])
  const most = Math.max(...powersOf(side).map((power) => growth[power]))
  return { growth, individual: POWERS.filter((power) => SIDES[power] === side && growth[power] === most) }
}
