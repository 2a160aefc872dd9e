import type { Chances } from './chances'
import type { Side } from './side'

/**
 * Computes the exact odds of a battle in which both sides lose units until one side is eliminated. Probabilities are passed on from one
 * state of the two sides to the next. In each cycle, the special hits of both sides come first, then all other hits. Cycles without a hit
 * form a geometric series, whose sum is computed by division.
 */
export interface Fight<Left> {
  readonly attack: Side<Left>
  readonly defend: Side<Left>
  /** Probabilities of special hits on the defender before the first cycle. */
  readonly shelled: Chances
  /** Whether special hits occur in every cycle. */
  readonly isSpecial: boolean
  /** Whether the first cycle of the battle is still to come. */
  readonly first: boolean
  /**
   * Condition for a retreat of the attacker: after this number of cycles, or when the attacker has at most this number of units. The
   * attacker retreats at the end of a cycle that both sides have survived, if its remaining units may retreat.
   */
  readonly retreat?: { readonly afterCycles: number } | { readonly unitsLeft: number }
}

export type FightEnd = 'win' | 'lose' | 'draw' | 'retreat'
/** Receives one result: how the battle ends, the survivors of both sides, and the probability. */
export type OnFinish<Left> = (how: FightEnd, attack: Left, defend: Left, p: number) => void

/** States of the battle with a probability below this number are ignored. */
const NEVER = 1e-18
const NONE: Chances = Float64Array.of(1)

/**
 * Computes one cycle of the battle from the states `a` and `d` of the two sides, and adds the resulting probabilities to `out`.
 * @param first whether to use the dice of the first cycle
 * @param fold whether to exclude the case without a hit
 * @returns false if `fold` is set and neither side can ever hit
 */
const flow = <Left>(
  { attack, defend, isSpecial }: Fight<Left>,
  a: number,
  d: number,
  p: number,
  out: Float64Array,
  first: boolean,
  fold: boolean,
): boolean => {
  const columns = defend.left.length
  const specialA = isSpecial && defend.hasStruck[d] === 1 ? (attack.special[a] ?? NONE) : NONE
  const specialD = isSpecial && attack.hasStruck[a] === 1 ? (defend.special[d] ?? NONE) : NONE
  const [fire, tails] = first ? [defend.firstFire, defend.firstTail] : [defend.fire, defend.fireTail]
  const none = (specialA[0] ?? 1) * (specialD[0] ?? 1) * (attack.fire[a]?.[0] ?? 1) * (fire[d]?.[0] ?? 1)
  if (fold && 1 - none < 1e-12) return false
  const scaled = fold ? p / (1 - none) : p
  const stay = a * columns + d
  const before = out[stay] ?? 0
  for (let x = 0; x < specialA.length; x++) {
    const d1 = x === 0 ? d : (defend.afterSpecial[d * defend.width + Math.min(x, defend.width - 1)] ?? d)
    const firesD = defend.guards[d] === 1 ? d : d1
    const deepD = defend.health[d1] ?? 0
    const baseD = d1 * defend.width
    for (let y = 0; y < specialD.length; y++) {
      const a1 = y === 0 ? a : (attack.afterSpecial[a * attack.width + Math.min(y, attack.width - 1)] ?? a)
      const firesA = attack.guards[a] === 1 ? a : a1
      const deepA = attack.health[a1] ?? 0
      const baseA = a1 * attack.width
      // A side does not roll dice if the enemy has no unit left that can be hit.
      const fireA = deepD === 0 ? NONE : (attack.fire[firesA] ?? NONE)
      const tailA = deepD === 0 ? NONE : (attack.fireTail[firesA] ?? NONE)
      const fireD = deepA === 0 ? NONE : (fire[firesD] ?? NONE)
      const tailD = deepA === 0 ? NONE : (tails[firesD] ?? NONE)
      const mostU = Math.min(fireA.length - 1, deepD)
      const mostV = Math.min(fireD.length - 1, deepA)
      const weight = scaled * (specialA[x] ?? 0) * (specialD[y] ?? 0)
      for (let v = 0; v <= mostV; v++) {
        const w = weight * ((v === mostV ? tailD[v] : fireD[v]) ?? 0)
        if (w < NEVER) continue
        const row = (attack.after[baseA + v] ?? 0) * columns
        for (let u = 0; u < mostU; u++) {
          const to = row + (defend.after[baseD + u] ?? 0)
          out[to] = (out[to] ?? 0) + w * (fireA[u] ?? 0)
        }
        const to = row + (defend.after[baseD + mostU] ?? 0)
        out[to] = (out[to] ?? 0) + w * (tailA[mostU] ?? 0)
      }
    }
  }
  if (fold) out[stay] = before
  return true
}

/**
 * Computes the results of a battle. Yields regularly, so that the caller can pause or cancel. A battle in which neither side can ever hit
 * is a draw.
 * @param share probability that the battle takes place
 * @param finish called with each result
 */
export function* fightOut<Left>(fight: Fight<Left>, share: number, finish: OnFinish<Left>): Generator<undefined, void> {
  const { attack, defend, shelled, first, retreat } = fight
  const [rows, columns] = [attack.left.length, defend.left.length]
  let now = new Float64Array(rows * columns)
  for (const [hits, p] of shelled.entries()) {
    const d = hits === 0 ? 0 : (defend.afterSpecial[Math.min(hits, defend.width - 1)] ?? 0)
    now[d] = (now[d] ?? 0) + p * share
  }
  const isOver = (a: number, d: number) => attack.health[a] === 0 || defend.health[d] === 0
  const mayLeave = (a: number, d: number) => attack.mayRetreat[a] === 1 && (attack.isGuardable[a] === 0 || defend.guards[d] === 0)
  const end = (a: number, d: number, p: number, how?: FightEnd) => {
    const gone = attack.health[a] === 0 ? (defend.health[d] === 0 ? 'draw' : 'lose') : 'win'
    finish(how ?? gone, attack.left[a] as Left, defend.left[d] as Left, p)
  }
  const cycles = retreat !== undefined && 'afterCycles' in retreat ? Math.max(1, retreat.afterCycles) : 1
  for (let cycle = 1; cycle <= cycles; cycle++) {
    const next = new Float64Array(rows * columns)
    for (let a = 0; a < rows; a++) {
      for (let d = 0; d < columns; d++) {
        const p = now[a * columns + d] ?? 0
        if (p < NEVER) continue
        if (isOver(a, d)) next[a * columns + d] = (next[a * columns + d] ?? 0) + p
        else flow(fight, a, d, p, next, first && cycle === 1, false)
      }
      yield
    }
    now = next
  }
  const leavesAt = retreat === undefined ? 0 : 'unitsLeft' in retreat ? retreat.unitsLeft : Infinity
  for (let a = 0; a < rows; a++) {
    for (let d = 0; d < columns; d++) {
      const p = now[a * columns + d] ?? 0
      if (p < NEVER) continue
      if (isOver(a, d)) end(a, d, p)
      else if (mayLeave(a, d) && (attack.size[a] ?? 0) <= leavesAt) end(a, d, p, 'retreat')
      else if (!flow(fight, a, d, p, now, false, true)) end(a, d, p, 'draw')
    }
    yield
  }
}
