import { canonical } from '../../../../referee'
import type { Area, Box, HouseId } from '../box'
import { secondEditionFor, type Players } from './printed'

/** Returns whether a number is a number of players of the second edition. */
export const isPlayers = (number: number): number is Players => number === 3 || number === 4 || number === 5 || number === 6

const isEqual = (a: unknown, b: unknown): boolean => canonical(a ?? 'none') === canonical(b ?? 'none')

/** Returns the number of players for which a box of the second edition is laid out. */
export const playersOf = ({ players = 6 }: Box): Players => (isPlayers(players) ? players : 6)

/** Returns the components of the second edition as printed, laid out for the same number of players as a box. */
export const printedLike = (box: Box, portShip: boolean): Box => secondEditionFor(playersOf(box), portShip)

/** Returns a changed area with the neutral force or the closing token that the printed area has with another number of players. */
const withToken = ({ neutral: _neutral, closed: _closed, ...area }: Area, printed: Area): Area => ({
  ...area,
  ...(printed.neutral === undefined ? {} : { neutral: printed.neutral }),
  ...(printed.closed === undefined ? {} : { closed: printed.closed }),
})

/**
 * Returns a box of the second edition laid out for another number of players. Parts that the players changed keep their changes, except
 * that the areas get the neutral forces and closing tokens of that number.
 * @param portShip whether the second ship of House Lannister starts in the port of Lannisport (B1)
 */
export const laidOutFor = (box: Box, players: Players, portShip: boolean): Box => {
  const printed = secondEditionFor(players, portShip)
  const variants = [true, false].map((ship) => printedLike(box, ship))
  const isPrinted = (part: (of: Box) => unknown): boolean => variants.some((variant) => isEqual(part(box), part(variant)))
  const parts = Object.keys(printed) as readonly (keyof Box)[]
  const areas = Object.values(box.areas).map((area) => {
    const target = printed.areas[area.id] ?? area
    return [area.id, isPrinted((of) => of.areas[area.id]) ? target : players === box.players ? area : withToken(area, target)] as const
  })
  const houses = (Object.keys(printed.houses) as readonly HouseId[]).map(
    (house) => [house, isPrinted((of) => of.houses[house]) ? printed.houses[house] : box.houses[house]] as const,
  )
  return {
    ...box,
    ...Object.fromEntries(parts.filter((part) => isPrinted((of) => of[part])).map((part) => [part, printed[part]])),
    areas: Object.fromEntries(areas),
    houses: Object.fromEntries(houses) as Box['houses'],
    players,
  }
}
