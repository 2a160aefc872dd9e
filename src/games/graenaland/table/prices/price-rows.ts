import type { ReportedNumbers } from '../../../../kit/rule-points'
import { RESOURCES, type Thing } from '../../box/box'
import { kindOf, type Island, type PlaceId } from '../../box/island'
import { PRICED, pricePoints, toldPrice, villageCards } from '../../box/numbers'

/** A row of the table of prices: a thing of the reference card, or a village on one tile. */
export interface PriceRow {
  readonly what: Exclude<Thing, 'army'>
  /** The tile of a village. */
  readonly at?: PlaceId
  /** The ids of its numbers, in the order of the resources. */
  readonly ids: readonly string[]
  /** Its numbers; a number that is left out of a known price is 0. Undefined if nothing of it is known. */
  readonly costs: readonly number[] | undefined
  /** How many cards a village costs on this tile (R40). */
  readonly asked?: number
}

/** Returns the rows of the reference card, then those of the villages, tile by tile. */
export const priceRows = (numbers: ReportedNumbers, island: Island): readonly PriceRow[] => {
  const places = Object.keys(island)
  const rowOf = (what: PriceRow['what'], at: PlaceId): PriceRow => {
    const price = toldPrice(numbers, what, at)
    return { what, ids: pricePoints(what, at).map(({ id }) => id), costs: price && RESOURCES.map((one) => price[one] ?? 0) }
  }
  const card = PRICED.filter((what) => what !== 'village').map((what) => rowOf(what, places[0] ?? ''))
  const villages = places.flatMap((at): readonly PriceRow[] => {
    const tile = island[at]
    return tile === undefined ? [] : [{ ...rowOf('village', at), at, asked: villageCards(numbers, kindOf(tile)) }]
  })
  return [...card, ...villages]
}
