/** Distributions of hits, as flat arrays. */

/** What is left out at the end of a distribution. */
const TAIL = 1e-17

/** Chances of 0, 1, … hits. */
export type Chances = Float64Array

const CERTAIN: Chances = Float64Array.of(1)

/** So many dice, each hitting on a number or less; added to what others hit. */
const withDice = (before: Chances, dice: number, value: number): Chances => {
  const p = Math.min(6, value) / 6
  let now = before
  for (let n = 0; n < dice; n++) {
    const next = new Float64Array(now.length + 1)
    for (let hits = 0; hits < now.length; hits++) {
      const chance = now[hits] ?? 0
      next[hits] = (next[hits] ?? 0) + chance * (1 - p)
      next[hits + 1] = (next[hits + 1] ?? 0) + chance * p
    }
    now = next
  }
  return now
}

/** The chances of hits of some groups of dice. Hits that practically never fall are left out. */
export const chancesOf = (fire: Iterable<readonly [value: number, dice: number]>): Chances => {
  let now = CERTAIN
  for (const [value, dice] of fire) if (value > 0) now = withDice(now, dice, value)
  let length = now.length
  while (length > 1 && (now[length - 1] ?? 0) < TAIL) length--
  return now.subarray(0, length)
}

/** For each number of hits the chance of as many or more. */
export const tailOf = (chances: Chances): Chances => {
  const tail = new Float64Array(chances.length)
  let sum = 0
  for (let hits = chances.length - 1; hits >= 0; hits--) {
    sum += chances[hits] ?? 0
    tail[hits] = sum
  }
  return tail
}
