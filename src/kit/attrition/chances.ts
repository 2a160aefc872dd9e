/** Distributions of hits of dice with six faces, as flat arrays. */

/** The probability that may be cut off at the end of a distribution. */
const TAIL = 1e-17

/** Chances of 0, 1, … hits. */
export type Chances = Float64Array

/** The chances of hits of some groups of dice. Hits that practically never fall are left out. */
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
