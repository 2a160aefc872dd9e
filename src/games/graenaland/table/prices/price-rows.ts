import type { ReportedNumbers } from '../../../../kit/rule-points'
import type { Thing } from '../../box/box'
import { kindOf, type Island, type PlaceId } from '../../box/island'
import { isWholePrice, PRICED, pricePoints, villageCards } from '../../box/numbers'

/** Row of the table of prices: a thing of the reference card, or a village on one tile. */
export interface PriceRow {
  readonly what: Exclude<Thing, 'army'>
  /** The tile of a village. */
  readonly at?: PlaceId
  /** Ids of the numbers, in the order of the resources. */
  readonly ids: readonly string[]
  /** Known numbers, by resource. */
  readonly typed: readonly (number | undefined)[]
  /** Complete price; undefined until every number is known. */
  readonly costs: readonly number[] | undefined
  /** Number of cards for a village on this tile (R40). */
  readonly asked?: number
}

/** Returns the number of cards of a price. */
export const cardsIn = (costs: readonly number[]): number => costs.reduce((all, one) => all + one, 0)

/** Checks whether a village costs more or fewer cards than usual on its tile (R40). */
export const isOddPrice = ({ costs, asked }: PriceRow): boolean => costs !== undefined && asked !== undefined && cardsIn(costs) !== asked

/** Returns the rows of the reference card, then those of the villages, tile by tile. */
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
