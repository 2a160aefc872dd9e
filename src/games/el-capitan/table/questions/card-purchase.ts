import type { OwnMove } from '../../rules/moves'

/** Purchase of several sailing cards. */
export interface CardPurchase {
  /** Price of each card; null for a card without a price. */
  readonly rows: readonly (number | null)[]
  readonly total: number
  /** One move for each card with a price. */
  readonly moves: readonly OwnMove[]
}

/** Returns the purchase of a number of sailing cards, of which the user has entered some prices. */
export const cardPurchase = (amounts: readonly (number | null)[], count: number): CardPurchase => {
  const rows = Array.from({ length: count }, (_, at) => amounts[at] ?? null)
  const prices = rows.flatMap((price) => price ?? [])
  return { rows, total: prices.reduce((sum, price) => sum + price, 0), moves: prices.map((price) => ({ do: 'buy', price })) }
}
