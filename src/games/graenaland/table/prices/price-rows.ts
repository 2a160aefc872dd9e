import type { ReportedNumbers } from '../../../../kit/rule-points'
import type { Thing } from '../../box/box'
import { kindOf, type Island, type PlaceId } from '../../box/island'
import { isWholePrice, PRICED, pricePoints, villageCards } from '../../box/numbers'

/** Table row for one price: a construction of the reference card, or a village on one tile. */
export interface PriceRow {
  readonly what: Exclude<Thing, 'army'>
  /** Tile of the village; undefined for other constructions. */
  readonly at?: PlaceId
  /** Ids of the numbers of the price, in the order of the resources. */
  readonly ids: readonly string[]
  /** Numbers of cards that are known so far, in the order of the resources. */
  readonly typed: readonly (number | undefined)[]
  /** Number of cards of each resource; undefined until every number is known. */
  readonly costs: readonly number[] | undefined
  /** Number of cards that a village on this tile must cost according to the rulebook (R40). */
  readonly asked?: number
}

/** Returns the total number of cards that a construction costs. */
export const cardsIn = (costs: readonly number[]): number => costs.reduce((all, one) => all + one, 0)

/** Returns whether a village costs more or fewer cards than the rulebook states for its tile (R40). */
export const isOddPrice = ({ costs, asked }: PriceRow): boolean => costs !== undefined && asked !== undefined && cardsIn(costs) !== asked

/** Returns the table rows for the reference card, and then the table rows for the villages, tile by tile. */
export const priceRows = (numbers: ReportedNumbers, island: Island): readonly PriceRow[] => {
  const places = Object.keys(island)
  const rowOf = (what: PriceRow['what'], at: PlaceId): PriceRow => {
    const ids = pricePoints(what, at).map(({ id }) => id)
    const typed = ids.map((id) => numbers[id])
    return { what, ids, typed, costs: isWholePrice(numbers, what, at) ? typed.map((one) => one ?? 0) : undefined }
  }
  const card = PRICED.filter((what) => what !== 'village').map((what) => rowOf(what, places[0] ?? ''))
  const villages = places.flatMap((at): readonly PriceRow[] => {
    const tile = island[at]
    return tile === undefined ? [] : [{ ...rowOf('village', at), at, asked: villageCards(numbers, kindOf(tile)) }]
  })
  return [...card, ...villages]
}
