/**
 * Tests the randomness of the decks: whether every card appears at every position, every order occurs, and *Winter is Coming* occurs, as
 * often as expected. Counts many draws with fixed seeds, made by the same code as in the app.
 */
import { hmacSha256, sha256 } from '../../src/session/ledger/digest'
import { drawBySeed } from '../../src/session/sealed/draws'
import { begin, type Hmac } from '../../src/referee'
import type { DeckCard } from '../../src/games/westeros/box/box'
import { PRINTED_BOX } from '../../src/games/westeros/box/printed'
import { DEFAULT_SETTINGS, PRESETS, westeros, type State } from '../../src/games/westeros'
import { housesFor } from '../playout/setups'

export interface Uniformity {
  /** Pearson's chi-square statistic: the sum of (counted − expected)² / expected. */
  readonly chi: number
  readonly degrees: number
  /** Chi-square that a fair deck exceeds once in ten thousand runs. With fixed seeds, every run gives the same result. */
  readonly threshold: number
}

/** Cards after which the app asks the players no question. */
const QUIET = ['last-days-of-summer', 'sea-of-storms', 'storm-of-swords', 'feast-for-crows', 'rains-of-autumn'] as const
const TEN: readonly DeckCard[] = QUIET.flatMap((card) => [card, `${card}*`] as const)
const WINTER = 'winter-is-coming'

/** Starts a game before its first draw, with these cards in each of the three decks. */
const tableWith = (cards: readonly DeckCard[]) => {
  const houses = housesFor(3)
  const setup = {
    box: { ...PRINTED_BOX, decks: { 1: cards, 2: cards, 3: cards } },
    houses: Object.fromEntries(houses.map((house) => [house, house])),
    seats: houses.map((house) => ({ id: house, player: house })),
    players: houses.map((house) => ({ id: house, name: house })),
    settings: DEFAULT_SETTINGS,
    tracking: PRESETS.referee,
    changes: [
      { set: 'round', round: 2 },
      { set: 'stage', at: 'draw' },
    ],
  } as const
  const opening = begin(westeros, setup, { id: 'shuffled', time: 0, by: 'table' }, sha256)
  if (!opening.ok) throw new Error(`there is no such game: ${opening.refusal.code}`)
  const ledger = opening.value
  const play = (state: State, move: unknown): State => {
    const answer = westeros.decide(state, move as never)
    if (!answer.ok) throw new Error(`refused: ${answer.refusal.code}`)
    return answer.value.reduce<State>((now, event) => westeros.evolve(now, event), state)
  }
  const ready = play(ledger.head.state, { do: 'ready' })
  /** Returns a function that makes successive draws with a given seed. It returns the drawn cards of each deck for each draw. */
  return (draws: number, seed: string, hmac: Hmac): readonly (readonly (readonly DeckCard[])[])[] => {
    const came: (readonly DeckCard[])[][] = [[], [], []]
    let state = ready
    for (let n = 0; n < draws; n++) {
      const move = drawBySeed(westeros, ledger, state, hmac, seed)
      if (move?.do !== 'draw') throw new Error('nothing is to be drawn')
      for (const [deck, cardsOf] of Object.values(move.turned).entries()) came[deck]?.push(cardsOf)
      // Continues directly with the next draw, because the rest of a round does not change the decks.
      if (n + 1 < draws) state = westeros.evolve(play(state, move), { e: 'moved', stage: { at: 'draw' } })
    }
    return came
  }
}

/** Yields the cards of each draw from `shuffles` shuffled decks with fixed seeds, three decks for each game. */
function* decksOf(cards: readonly DeckCard[], draws: number, shuffles: number, name: string, hmac: Hmac) {
  const drawn = tableWith(cards)
  for (let n = 0; n < shuffles; n += 3) yield* drawn(draws, sha256(`${name} ${n}`), hmac).slice(0, shuffles - n)
}

/** Number of standard deviations that a normal distribution exceeds with a probability of one in ten thousand (one-sided). */
const RARE = 3.719

/** Returns the number that chi-square exceeds with a probability of one in ten thousand (formula of Wilson and Hilferty). */
export const thresholdFor = (degrees: number): number => degrees * (1 - 2 / (9 * degrees) + RARE * Math.sqrt(2 / (9 * degrees))) ** 3

/** Returns the chi-square statistic of counted and expected frequencies. */
const chiSquare = (counts: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>): number => {
  for (const what of counts.keys()) if (!expected.has(what)) return Number.POSITIVE_INFINITY
  let chi = 0
  for (const [what, number] of expected) chi += ((counts.get(what) ?? 0) - number) ** 2 / number
  return chi
}

const count = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)

/**
 * Counts how often each of ten cards appears at each of ten positions. Rows and columns have fixed sums, so there are nine by nine degrees
 * of freedom.
 */
export const placesOfTen = (shuffles: number, hmac: Hmac = hmacSha256): Uniformity => {
  const expected = new Map(TEN.flatMap((card) => TEN.map((_, place) => [`${card} ${place}`, shuffles / 10] as const)))
  const counts = new Map<string, number>()
  for (const deck of decksOf(TEN, 10, shuffles, 'ten', hmac))
    for (const [place, [card]] of deck.entries()) count(counts, `${card} ${place}`)
  /**
   * The sums of rows and columns are fixed. Therefore the statistic times (k − 1) / k has a chi-square distribution with (k − 1)² degrees
   * of freedom.
   */
  return { chi: (chiSquare(counts, expected) * 9) / 10, degrees: 81, threshold: thresholdFor(81) }
}

/** Returns all permutations of these cards. */
const ordersOf = (cards: readonly string[]): readonly (readonly string[])[] =>
  cards.length === 0 ? [[]] : cards.flatMap((card) => ordersOf(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]))

/** Counts how often each of the 120 orders of five cards occurs. */
export const ordersOfFive = (shuffles: number, hmac: Hmac = hmacSha256): Uniformity => {
  const expected = new Map(ordersOf(QUIET).map((order) => [order.join(' '), shuffles / 120] as const))
  const counts = new Map<string, number>()
  for (const deck of decksOf(QUIET, 5, shuffles, 'five', hmac)) count(counts, deck.flat().join(' '))
  return { chi: chiSquare(counts, expected), degrees: expected.size - 1, threshold: thresholdFor(expected.size - 1) }
}

/** Maximum number of successive *Winter is Coming* cards that are counted separately. A higher number counts as this number. */
const WINTERS = 3

/**
 * Five cards and *Winter is Coming*, in two successive draws: counts the number of Winters before another card, and this card. In the
 * second draw, the first card is under the deck. It can appear again only after a Winter, when all six cards are shuffled.
 */
export const wintersOfSix = (shuffles: number, hmac: Hmac = hmacSha256): Uniformity => {
  /** Returns the probabilities of 0, 1, 2 … *Winter is Coming* cards, if `among` cards can be drawn first. */
  const chances = (among: number) =>
    Array.from({ length: WINTERS + 1 }, (_, winters) => {
      const before = winters === 0 ? 1 : (1 / among) * (1 / 6) ** (winters - 1)
      const ends = winters === WINTERS ? 1 : winters === 0 ? 1 - 1 / among : 5 / 6
      return before * ends
    })
  const expected = new Map<string, number>()
  for (const [winters, chance] of chances(6).entries())
    for (const first of QUIET) expected.set(`first ${winters} ${first}`, (shuffles * chance) / 5)
  for (const [winters, chance] of chances(5).entries())
    for (let way = winters === 0 ? 1 : 0; way < 5; way++)
      expected.set(`second ${winters} ${way}`, (shuffles * chance) / (winters === 0 ? 4 : 5))
  const counts = new Map<string, number>()
  for (const [one = [], two = []] of decksOf([...QUIET, WINTER], 2, shuffles, 'six', hmac)) {
    const place = (cards: readonly DeckCard[]) => QUIET.findIndex((card) => card === cards.at(-1))
    const winters = (cards: readonly DeckCard[]) => Math.min(WINTERS, cards.filter((card) => card === WINTER).length)
    count(counts, `first ${winters(one)} ${one.at(-1)}`)
    count(counts, `second ${winters(two)} ${(place(two) - place(one) + 5) % 5}`)
  }
  // The frequencies of each draw have a fixed sum, so each of the two draws has one degree of freedom less.
  return { chi: chiSquare(counts, expected), degrees: expected.size - 2, threshold: thresholdFor(expected.size - 2) }
}
