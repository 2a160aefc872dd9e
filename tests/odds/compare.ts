// Compares exact odds with simulated battles.
import { odds, type Question } from '../../src/games/axis-and-allies/odds/odds'
import { totalOf } from '../../src/kit/counts'
import type { Random } from '../../src/referee'
import { thrown } from './simulate'

/** Maximum difference between exact and simulated results, in standard errors. */
const ERRORS = 5

export interface Compared {
  readonly what: string
  readonly exact: number
  readonly thrown: number
  /** Difference between exact and simulated result, in standard errors. */
  readonly errors: number
  readonly isOff: boolean
}

/** Returns the exact odds and the results of a number of simulated battles. */
export const compared = (question: Question, battles: number, random: Random): readonly Compared[] => {
  const exact = odds(question)
  const shares = { win: 0, lose: 0, draw: 0, retreat: 0, capture: 0 }
  let [left, leftSquared] = [0, 0]
  for (let n = 0; n < battles; n++) {
    const one = thrown(question, random)
    shares[one.how]++
    if (one.captured) shares.capture++
    left += one.left[0] - one.left[1]
    leftSquared += (one.left[0] - one.left[1]) ** 2
  }
  const found = (what: string, should: number, is: number, variance: number): Compared => {
    const off = Math.abs(should - is)
    const errors = off < 1e-9 ? 0 : off / Math.sqrt(Math.max(variance, 1e-12) / battles)
    return { what, exact: should, thrown: is, errors, isOff: errors > ERRORS }
  }
  const mean = left / battles
  return [
    ...(['win', 'lose', 'draw', 'retreat', 'capture'] as const).map((what) =>
      found(what, exact[what], shares[what] / battles, exact[what] * (1 - exact[what])),
    ),
    found('units left', totalOf(exact.attack) - totalOf(exact.defend), mean, leftSquared / battles - mean ** 2),
  ]
}
