import { CITIES } from '../box/board'
import { eachPower, POWERS, powersOf, SIDES, START, type Power, type Side } from '../box/powers'
import type { Result } from '../model/state'

/** Winning the game: R97, R98, R115. */

/** The cities of each side. @param holders who holds each city, by any name of it */
export const citiesOf = (holders: Readonly<Record<string, Power>>): Readonly<Record<Side, number>> => {
  const of = (side: Side) => Object.values(holders).filter((power) => SIDES[power] === side).length
  return { axis: of('axis'), allies: of('allies') }
}

/** Who holds each victory city on the board. */
export const cityHolders = (territories: Readonly<Record<string, { readonly controller: Power }>>): Readonly<Record<string, Power>> =>
  Object.fromEntries(CITIES.flatMap(({ id, city = '' }) => (territories[id] === undefined ? [] : [[city, territories[id].controller]])))

/** R97: the side that has won at the end of a round; of both, the one with more cities. */
export const winnerOf = (count: Readonly<Record<Side, number>>, needed: number): Side | undefined => {
  const leading: Side = count.axis > count.allies ? 'axis' : 'allies'
  return count[leading] >= needed ? leading : undefined
}

/** R98, R115: what production has grown by, and who of a side by most; equals share it. */
export const individualWinners = (
  side: Side,
  production: Readonly<Partial<Record<Power, number>>>,
  start: Readonly<Record<Power, number>> = START,
): Pick<Result, 'individual' | 'growth'> => {
  const growth = eachPower((power) => (production[power] ?? 0) - start[power])
  const most = Math.max(...powersOf(side).map((power) => growth[power]))
  return { growth, individual: POWERS.filter((power) => SIDES[power] === side && growth[power] === most) }
}
