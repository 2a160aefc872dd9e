/** Probability distributions of the number of hits with six-sided dice, as typed arrays. */

/** Probabilities below this value at the end of a distribution are cut off. */
const TAIL = 1e-17

/** Probability of each number of hits. The index is the number of hits, from 0. */
export type Chances = Float64Array

/**
 * Returns the probabilities of hits of groups of dice; a die hits if it shows `value` or less. Omits numbers of hits with a negligible
 * probability.
 */
export const chancesOf = (fire: Iterable<readonly [value: number, dice: number]>): Chances => {
  const groups = [...fire].filter(([value, dice]) => value > 0 && dice > 0)
  const chances = new Float64Array(1 + groups.reduce((all, [, dice]) => all + dice, 0))
  chances[0] = 1
  let most = 0
  for (const [value, dice] of groups) {
    const p = Math.min(6, value) / 6
    for (let n = 0; n < dice; n++) {
      most++
      for (let hits = most; hits > 0; hits--) chances[hits] = (chances[hits] ?? 0) * (1 - p) + (chances[hits - 1] ?? 0) * p
      chances[0] = (chances[0] ?? 0) * (1 - p)
    }
  }
  while (most > 0 && (chances[most] ?? 0) < TAIL) most--
  return chances.subarray(0, most + 1)
}

/** Returns for each number of hits the probability of at least this number of hits. The index is the number of hits. */
export const tailOf = (chances: Chances): Chances => {
  const tail = new Float64Array(chances.length)
  let sum = 0
  for (let hits = chances.length - 1; hits >= 0; hits--) {
    sum += chances[hits] ?? 0
    tail[hits] = sum
  }
  return tail
}
