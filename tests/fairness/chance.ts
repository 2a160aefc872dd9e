// Whether every card comes to every place, and every order, equally often: counted over many shuffles by fixed seeds.
import { hmacSha256, sha256 } from '../../src/session/digest'
import { drawLabel, freshDeck, pickBySeed, possibleCards, turnUp, type Hmac } from '../../src/referee'

export interface Uniformity {
  /** Pearson's statistic: the sum of (counted − expected)² / expected. */
  readonly chi: number
  readonly degrees: number
  /** What a fair deck exceeds once in ten thousand runs; with fixed seeds a run always gives the same. */
  readonly threshold: number
}

/** The whole order of a deck, card by card, as the app would turn it up. */
const orderOf = (hmac: Hmac, seed: string, cards: readonly string[]): readonly string[] => {
  const pick = pickBySeed(hmac, seed)
  const order: string[] = []
  for (let deck = freshDeck(cards); possibleCards(deck).length > 0;) {
    const card = pick(drawLabel('I', deck), possibleCards(deck))
    deck = turnUp(deck, card)
    order.push(card)
  }
  return order
}

/** z of one in ten thousand, one-sided. */
const RARE = 3.719

/** The value that chi-square passes once in ten thousand times (Wilson and Hilferty). */
export const thresholdFor = (degrees: number): number => degrees * (1 - 2 / (9 * degrees) + RARE * Math.sqrt(2 / (9 * degrees))) ** 3

const chiSquare = (counts: Iterable<number>, expected: number): number => {
  let chi = 0
  for (const count of counts) chi += (count - expected) ** 2 / expected
  return chi
}

const seedOf = (name: string, n: number): string => sha256(`${name} ${n}`)

/** Ten cards: how often each comes to each of ten places. Rows and columns add up, so nine by nine places are free. */
export const placesOfTen = (shuffles: number, hmac: Hmac = hmacSha256): Uniformity => {
  const cards = 'abcdefghij'.split('')
  const counts = new Map<string, number>(cards.flatMap((card) => cards.map((_, place) => [`${card}${place}`, 0] as const)))
  for (let n = 0; n < shuffles; n++)
    for (const [place, card] of orderOf(hmac, seedOf('ten', n), cards).entries())
      counts.set(`${card}${place}`, (counts.get(`${card}${place}`) ?? 0) + 1)
  // With both margins fixed the statistic has to be scaled by (k − 1) / k to be that of chi-square with (k − 1)² degrees.
  return { chi: (chiSquare(counts.values(), shuffles / 10) * 9) / 10, degrees: 81, threshold: thresholdFor(81) }
}

/** Five cards: how often each of the 120 orders comes. */
export const ordersOfFive = (shuffles: number, hmac: Hmac = hmacSha256): Uniformity => {
  const counts = new Map<string, number>()
  for (let n = 0; n < shuffles; n++) {
    const order = orderOf(hmac, seedOf('five', n), ['a', 'b', 'c', 'd', 'e']).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  const never = Array.from({ length: 120 - counts.size }, () => 0)
  return { chi: chiSquare([...counts.values(), ...never], shuffles / 120), degrees: 119, threshold: thresholdFor(119) }
}
