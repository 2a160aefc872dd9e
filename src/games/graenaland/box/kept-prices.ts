import type { ReportedNumbers } from '../../../kit/rule-points'
import { RESOURCES } from './box'
import { isStoredCard } from './kept-cards'
import { kindOf, type Island, type PlaceId } from './island'
import { isWholePrice, pricePoints, toldPrice, villageCards } from './numbers'
import { totalOf } from '../../../kit/counts'

/**
 * Village prices for later games. The price is printed on the tile, so it is stored under the tile: its position in the layout for this
 * number of players, its row and its terrain. Within a game, the price is stored under the territory.
 */

/** Ids of village prices within a game. Older versions stored prices for later games under the same ids, whatever the tile was. */
const VILLAGE = 'price/village/'
export const isVillagePrice = (id: string): boolean => id.startsWith(VILLAGE)

/** Returns the ids of a village price within a game, each with the id under which the number is stored for the tile. */
const tileIds = (players: number, island: Island, at: PlaceId): readonly (readonly [inGame: string, onTile: string])[] => {
  const tile = island[at]
  if (tile === undefined) return []
  const printed = `tile/${players}/${at}/${tile.coast ? 'coast' : 'inland'}/${tile.terrain}`
  return pricePoints('village', at).map(({ id }, n) => [id, `${printed}/${RESOURCES[n]}`])
}

/** Converts the village prices among some numbers of a game: each one is stored under its tile instead of its territory. */
export const pricesByTile = (numbers: ReportedNumbers, players: number, island: Island): ReportedNumbers => {
  const ids = new Map(Object.keys(island).flatMap((at) => tileIds(players, island, at)))
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([id, value]) =>
      isVillagePrice(id) ? (ids.has(id) ? [[ids.get(id) ?? id, value]] : []) : [[id, value]],
    ),
  )
}

/**
 * Returns the stored numbers for a game on an island. A village price is included only if it was stored for the same tile. Stored victory
 * point cards are left out.
 */
export const numbersOnIsland = (stored: ReportedNumbers, players: number, island: Island): ReportedNumbers => ({
  ...Object.fromEntries(Object.entries(stored).filter(([id]) => !isVillagePrice(id) && !id.startsWith('tile/') && !isStoredCard(id))),
  ...Object.fromEntries(
    Object.keys(island).flatMap((at) =>
      tileIds(players, island, at).flatMap(([inGame, onTile]) => {
        const value = stored[onTile]
        return value === undefined ? [] : [[inGame, value] as const]
      }),
    ),
  ),
})

/** Removes village prices whose number of cards differs from the rulebook (R40): the price may belong to another tile. */
export const withoutOddVillages = (numbers: ReportedNumbers, island: Island): ReportedNumbers => {
  const odd = Object.entries(island).flatMap(([at, tile]) => {
    const price = isWholePrice(numbers, 'village', at) ? toldPrice(numbers, 'village', at) : undefined
    return price !== undefined && totalOf(price) === villageCards(numbers, kindOf(tile))
      ? []
      : pricePoints('village', at).map(({ id }) => id)
  })
  return Object.fromEntries(Object.entries(numbers).filter(([id]) => !odd.includes(id)))
}
