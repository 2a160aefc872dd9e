import { minus } from '../../../kit/counts'
import type { Development } from '../box/powers'
import { BOX_PROFILES, costOf, fights, isSea, UNITS, type Army, type Profiles, type Unit, type Units } from '../box/units'
import type { Modifiers, Place } from '../model/battle'
import { aaFire, aaHitsOn, attackFire, bombardFire, defenceFire, isTroop, submarineValue, troopsIn } from '../rules/fire'
import { USUAL } from '../rules/losses'
import { chancesOf, type Chances } from './dice'
import { sideOf, type Item, type Side } from './side'

/**
 * Exact odds of a battle: chances flow from state to state of the two sides until one of them is gone. A cycle in which nobody hits is a
 * geometric series and is divided out; AA fire is a mixture of battles with fewer air units. Pure, and made in steps, so that a worker
 * can stop in between.
 */

export interface Question {
  readonly place: Place
  readonly attack: Army
  readonly defend: Army
  readonly bombard?: Units
  readonly amphibious?: boolean
  readonly seaBattle?: boolean
  readonly attackTech?: readonly Development[]
  readonly defendTech?: readonly Development[]
  readonly modifiers?: Modifiers
  /** AA fire and bombardment are still to come; without it they are. */
  readonly first?: boolean
  readonly attOrder?: readonly Item[]
  readonly defOrder?: readonly Item[]
  readonly retreat?: { readonly afterCycles: number } | { readonly unitsLeft: number }
  readonly profiles?: Profiles
  readonly destroyerBothSides?: boolean
}

/** A way in which it ends, and what is left then. */
export interface End {
  readonly how: 'win' | 'lose' | 'draw' | 'retreat'
  readonly left: Units
  readonly p: number
}

export interface Odds {
  readonly win: number
  readonly lose: number
  readonly draw: number
  readonly retreat: number
  readonly capture: number
  /** Survivors on average. */
  readonly attack: Units
  readonly defend: Units
  /** IPCs lost on average: of the attacker, of the defender. */
  readonly ipcLost: readonly [number, number]
  /** The attacker's survivors after a victory or a retreat, the defender's after a defence. */
  readonly ends: readonly End[]
}

/** Chances that are too small to follow. */
const NEVER = 1e-19

interface Tally {
  win: number
  lose: number
  draw: number
  retreat: number
  capture: number
  readonly attack: Record<string, number>
  readonly defend: Record<string, number>
  readonly ends: Map<string, { how: End['how']; left: Units; p: number }>
}

const bare = ({ hurt: _hurt, ...units }: Army): Units => units

const addTo = (sum: Record<string, number>, units: Units, p: number): void => {
  for (const unit of UNITS) if (units[unit]) sum[unit] = (sum[unit] ?? 0) + (units[unit] ?? 0) * p
}

const addEnd = ({ ends }: Tally, how: End['how'], left: Units, p: number): void => {
  const key = `${how}${UNITS.map((unit) => left[unit] ?? 0).join()}`
  const before = ends.get(key)
  if (before === undefined) ends.set(key, { how, left, p })
  else before.p += p
}

const tally = (sum: Tally, { place }: Question, how: End['how'], attack: Army, defend: Army, p: number): void => {
  sum[how] += p
  const [ours, theirs] = [bare(attack), bare(defend)]
  if (how === 'win' && place === 'land' && troopsIn(ours) > 0) sum.capture += p
  addTo(sum.attack, ours, p)
  addTo(sum.defend, theirs, p)
  addEnd(sum, how, how === 'lose' ? theirs : how === 'draw' ? {} : ours, p)
}

/** The two tables of a battle in which some air units have been shot down. */
const tablesOf = (question: Question): readonly [Side, Side] => {
  const { place, attack, defend, attackTech = [], defendTech = [], modifiers = {}, profiles = BOX_PROFILES } = question
  const isHunted = place === 'sea'
  const ours = sideOf(
    {
      army: attack,
      order: question.attOrder ?? [],
      isStruck: place === 'sea' ? isSea : () => false,
      fire: (units) => attackFire(units, attackTech, modifiers, profiles),
      firstDiffers: false,
      submarines: submarineValue(true, attackTech, modifiers, profiles),
      isHunted: isHunted && (defend.ss ?? 0) > 0,
    },
    USUAL.attack,
  )
  const theirs = sideOf(
    {
      army: defend,
      order: question.defOrder ?? [],
      isStruck: place === 'sea' ? isSea : isTroop,
      fire: (units, first) => defenceFire(units, defendTech, modifiers, profiles, first),
      firstDiffers: modifiers.firstCycleInfantry !== undefined,
      submarines: submarineValue(false, [], modifiers, profiles),
      isHunted: place === 'land' || (attack.ss ?? 0) > 0,
    },
    USUAL.defend,
  )
  return [ours, theirs]
}

interface Fight {
  readonly ours: Side
  readonly theirs: Side
  readonly atSea: boolean
  readonly bothSides: boolean
}

const NONE: Chances = Float64Array.of(1)

/**
 * One cycle from one state: its chance flows on into `out`. Where nobody hits it stays as it is; that part is left out and told, if it is
 * to be divided out.
 * @param first whether dice of the first cycle differ
 * @param scale what the chance is divided by
 */
const flow = (
  { ours, theirs, atSea, bothSides }: Fight,
  a: number,
  d: number,
  p: number,
  out: Float64Array,
  first: boolean,
  fold: boolean,
) => {
  const columns = theirs.units.length
  const subA = atSea && theirs.hasStruck[d] === 1 ? (ours.submarines[a] ?? NONE) : NONE
  const subD = atSea && ours.hasStruck[a] === 1 ? (theirs.submarines[d] ?? NONE) : NONE
  const [fire, tails] = first ? [theirs.firstFire, theirs.firstTail] : [theirs.fire, theirs.fireTail]
  const none = (subA[0] ?? 1) * (subD[0] ?? 1) * (ours.fire[a]?.[0] ?? 1) * (fire[d]?.[0] ?? 1)
  if (fold && 1 - none < 1e-12) return false
  const scaled = fold ? p / (1 - none) : p
  const stay = a * columns + d
  const before = out[stay] ?? 0
  for (let x = 0; x < subA.length; x++) {
    const d1 = x === 0 ? d : (theirs.afterSpecial[d * theirs.width + Math.min(x, theirs.width - 1)] ?? d)
    const firesD = theirs.hasDestroyer[d] === 1 ? d : d1
    const deepD = theirs.health[d1] ?? 0
    const baseD = d1 * theirs.width
    for (let y = 0; y < subD.length; y++) {
      const a1 = y === 0 ? a : (ours.afterSpecial[a * ours.width + Math.min(y, ours.width - 1)] ?? a)
      const firesA = bothSides && ours.hasDestroyer[a] === 1 ? a : a1
      const deepA = ours.health[a1] ?? 0
      const baseA = a1 * ours.width
      const fireA = deepD === 0 ? NONE : (ours.fire[firesA] ?? NONE)
      const tailA = deepD === 0 ? NONE : (ours.fireTail[firesA] ?? NONE)
      const fireD = deepA === 0 ? NONE : (fire[firesD] ?? NONE)
      const tailD = deepA === 0 ? NONE : (tails[firesD] ?? NONE)
      const mostU = Math.min(fireA.length - 1, deepD)
      const mostV = Math.min(fireD.length - 1, deepA)
      const weight = scaled * (subA[x] ?? 0) * (subD[y] ?? 0)
      for (let v = 0; v <= mostV; v++) {
        const w = weight * ((v === mostV ? tailD[v] : fireD[v]) ?? 0)
        if (w < NEVER) continue
        const row = (ours.after[baseA + v] ?? 0) * columns
        for (let u = 0; u < mostU; u++) {
          const to = row + (theirs.after[baseD + u] ?? 0)
          out[to] = (out[to] ?? 0) + w * (fireA[u] ?? 0)
        }
        const to = row + (theirs.after[baseD + mostU] ?? 0)
        out[to] = (out[to] ?? 0) + w * (tailA[mostU] ?? 0)
      }
    }
  }
  if (fold) out[stay] = before
  return true
}

/** One battle, with the chance that it is fought so; ends in the tally. Stops after each row of states. */
function* fightOut(question: Question, share: number, sum: Tally): Generator<undefined, void> {
  const [ours, theirs] = tablesOf(question)
  const { retreat, modifiers = {}, profiles = BOX_PROFILES, first = true } = question
  const fight: Fight = { ours, theirs, atSea: question.place === 'sea', bothSides: question.destroyerBothSides ?? true }
  const [rows, columns] = [ours.units.length, theirs.units.length]
  let now = new Float64Array(rows * columns)
  for (const [hits, p] of bombardment(question, profiles).entries()) {
    const d = theirs.afterSpecial[Math.min(hits, theirs.width - 1)] ?? 0
    now[hits === 0 ? 0 : d] = (now[hits === 0 ? 0 : d] ?? 0) + p * share
  }
  const isOver = (a: number, d: number) => ours.health[a] === 0 || theirs.health[d] === 0
  const finish = (a: number, d: number, p: number, how?: 'retreat' | 'draw') => {
    const [left, right] = [ours.units[a] ?? {}, theirs.units[d] ?? {}]
    const end = ours.health[a] === 0 ? (theirs.health[d] === 0 ? 'draw' : 'lose') : 'win'
    tally(sum, question, how ?? end, left, right, p)
  }
  const cycles = retreat !== undefined && 'afterCycles' in retreat ? Math.max(1, retreat.afterCycles) : 1
  for (let cycle = 1; cycle <= cycles; cycle++) {
    const next = new Float64Array(rows * columns)
    for (let a = 0; a < rows; a++) {
      for (let d = 0; d < columns; d++) {
        const p = now[a * columns + d] ?? 0
        if (p < NEVER) continue
        if (isOver(a, d)) next[a * columns + d] = (next[a * columns + d] ?? 0) + p
        else flow(fight, a, d, p, next, first && cycle === 1 && modifiers.firstCycleInfantry !== undefined, false)
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
      if (isOver(a, d)) finish(a, d, p)
      else if ((ours.size[a] ?? 0) <= leavesAt) finish(a, d, p, 'retreat')
      else if (!flow(fight, a, d, p, now, false, true)) finish(a, d, p, 'draw')
    }
    yield
  }
}

/** R37: chances of hits of the ships off shore. */
const bombardment = (
  { place, amphibious, seaBattle, bombard, attackTech = [], defend, first = true }: Question,
  profiles: Profiles,
): Chances => {
  const isDue = first && place === 'land' && amphibious === true && seaBattle !== true && troopsIn(defend) > 0
  return isDue ? chancesOf(dice(bombardFire(bombard ?? {}, attackTech, profiles))) : NONE
}
const dice = (fire: Readonly<Record<string, number>>) =>
  Object.entries(fire).map(([value, count]): readonly [number, number] => [Number(value), count])

/** The odds in steps: between them somebody may say that they are not wanted any more. */
export function* oddsInSteps(question: Question): Generator<undefined, Odds> {
  const { attack, defend, modifiers = {}, first = true, profiles = BOX_PROFILES } = question
  const sum: Tally = { win: 0, lose: 0, draw: 0, retreat: 0, capture: 0, attack: {}, defend: {}, ends: new Map() }
  const shot = first ? aaFire(attack, (defend.aa ?? 0) > 0, modifiers) : {}
  const [fighters, bombers] = (['ftr', 'bmb'] as const).map((unit) => chancesOf([[aaHitsOn(modifiers), shot[unit] ?? 0]]))
  for (const [ftr, p] of (fighters ?? NONE).entries())
    for (const [bmb, q] of (bombers ?? NONE).entries())
      yield* fightOut({ ...question, attack: minus<Unit>(attack, { ftr, bmb }) }, p * q, sum)
  const lost = (army: Army, left: Units) => costOf(fighting(army), profiles) - costOf(left, profiles)
  return {
    win: sum.win,
    lose: sum.lose,
    draw: sum.draw,
    retreat: sum.retreat,
    capture: sum.capture,
    attack: sum.attack as Units,
    defend: sum.defend as Units,
    ipcLost: [lost(attack, sum.attack as Units), lost(defend, sum.defend as Units)],
    ends: [...sum.ends.values()],
  }
}

const fighting = (army: Army): Units => Object.fromEntries(UNITS.filter(fights).map((unit) => [unit, army[unit] ?? 0]))

/** The odds of a battle at once. */
export const odds = (question: Question): Odds => {
  const steps = oddsInSteps(question)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
