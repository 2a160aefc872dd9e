import { minus, plus, totalOf } from '../../../kit/counts'
import { accepted, canonical, type Result } from '../../../referee'
import type { ByPower, Power } from '../box/powers'
import { isUnit, type Army, type Unit, type Units } from '../box/units'
import type { Forces, Losses, LossesByPower, Stage } from '../model/battle'
import { refuse, type Code } from '../model/refusals'
import { hitsTaken, mayStrike } from './fire'

/** Rules of losses: R29, R37, R38, R41, R45, R61, R107. */

const REFUSED_TARGET: Partial<Record<Stage, 'TARGET_NOT_LAND' | 'TARGET_NOT_NAVAL'>> = {
  bombard: 'TARGET_NOT_LAND',
  attackSubs: 'TARGET_NOT_NAVAL',
  defendSubs: 'TARGET_NOT_NAVAL',
}

/**
 * Checks the losses of one power: the stage may hit these types of units, and the power has these units. The number of losses is checked
 * elsewhere.
 */
const againstTargets = (army: Army, losses: Losses, stage: Stage): Result<undefined, Code> => {
  for (const [what, count = 0] of Object.entries(losses)) {
    const unit = what === 'bb+' ? 'bb' : what
    if (!isUnit(unit) || count < 0) return refuse('NO_SUCH_UNIT', { unit: what }, 'R29')
    if (count === 0) continue
    if (unit === 'aa' || unit === 'ic') return refuse('AA_NOT_A_LOSS', { unit })
    const code = REFUSED_TARGET[stage]
    if (code !== undefined && !mayStrike(stage)(unit)) return refuse(code, { unit })
    if (count > (army[unit] ?? 0)) return refuse('NO_SUCH_UNIT', { unit: what, has: army[unit] ?? 0 }, 'R29')
  }
  const { bb = 0, hurt = 0 } = army
  const { 'bb+': turned = 0, bb: sunk = 0 } = losses
  return turned > bb - hurt || sunk > hurt + turned ? refuse('BATTLESHIP_TWO_HITS', { sunk, hurt }) : accepted(undefined)
}

/** Returns the number of hits to assign, at most the number of hits that the possible targets can take (R107). */
export const lossesDue = (forces: Forces, stage: Stage, hits: number): number =>
  Math.min(
    hits,
    Object.values(forces).reduce((all, army) => all + hitsTaken(army, mayStrike(stage)), 0),
  )

/** R107: checks the losses of a whole side. Refusals: all refusals about losses except NOT_AGREED. */
export const checkLosses = (forces: Forces, stage: Stage, hits: number, losses: LossesByPower): Result<undefined, Code> => {
  for (const [power, own] of Object.entries(losses) as readonly (readonly [Power, Losses])[]) {
    const against = againstTargets(forces[power] ?? {}, own, stage)
    if (!against.ok) return against
  }
  const due = lossesDue(forces, stage, hits)
  const taken = Object.values(losses).reduce((all, own) => all + totalOf(own), 0)
  if (taken === due) return accepted(undefined)
  return refuse(taken < due ? 'LOSSES_TOO_FEW' : 'LOSSES_TOO_MANY', { taken, due })
}

/** Returns the units that are removed because of losses. Damaged battleships are not removed. */
export const gone = ({ 'bb+': _turned, ...losses }: Losses): Units => losses

/** Returns an army after its losses. */
export const without = (army: Army, losses: Losses): Army => {
  const { hurt = 0, ...units } = army
  const left: Units = minus<Unit>(units, gone(losses))
  const still = hurt + (losses['bb+'] ?? 0) - (losses.bb ?? 0)
  return still > 0 ? { ...left, hurt: still } : left
}

export const withoutAll = (forces: Forces, losses: LossesByPower): Forces =>
  Object.fromEntries(
    (Object.entries(forces) as readonly (readonly [Power, Army])[]).map(([power, army]) => [power, without(army, losses[power] ?? {})]),
  )

/** Adds more units to the forces of each power of a side and returns the sums. */
export const withAll = (some: ByPower<Units>, more: ByPower<Units>): ByPower<Units> => {
  const all: Partial<Record<Power, Units>> = { ...some }
  for (const [power, units] of Object.entries(more) as readonly (readonly [Power, Units])[])
    all[power] = plus<Unit>(all[power] ?? {}, units)
  return all
}

/** Returns the powers that own units that the stage may hit. These powers choose the losses (R61). */
export const ownersOf = (forces: Forces, stage: Stage): readonly Power[] =>
  (Object.entries(forces) as readonly (readonly [Power, Army])[]).flatMap(([power, army]) =>
    hitsTaken(army, mayStrike(stage)) > 0 ? [power] : [],
  )

const clean = (losses: LossesByPower) =>
  Object.fromEntries(
    Object.entries(losses).flatMap(([power, own]) =>
      totalOf(own) === 0 ? [] : [[power, minus<string>(own as Record<string, number>, {})]],
    ),
  )

/** Chosen losses, and the side that chose them. */
export interface Chosen {
  readonly by: 'owners' | 'attacker'
  readonly losses: LossesByPower
}

/**
 * R61: returns the losses on which the allied owners agree, or which the attacker chooses. Refusals: NOT_AGREED, and all refusals about
 * losses.
 */
export const chooseLosses = (
  forces: Forces,
  stage: Stage,
  hits: number,
  proposals: ByPower<LossesByPower>,
  attacker?: LossesByPower,
): Result<Chosen, Code> => {
  const owners = ownersOf(forces, stage)
  const proposed = owners.map((power) => proposals[power])
  const [first] = proposed
  const isAgreed = first !== undefined && proposed.every((one) => one !== undefined && canonical(clean(one)) === canonical(clean(first)))
  const chosen: Chosen | undefined = isAgreed
    ? { by: 'owners', losses: first }
    : attacker === undefined
      ? undefined
      : { by: 'attacker', losses: attacker }
  if (chosen === undefined) return refuse('NOT_AGREED')
  const against = checkLosses(forces, stage, hits, chosen.losses)
  return against.ok ? accepted(chosen) : against
}

/** Usual order in which players choose which units are lost (7.2). */
export const USUAL = {
  attack: ['bb+', 'inf', 'art', 'arm', 'tt', 'ss', 'dd', 'ftr', 'cv', 'bmb', 'bb'],
  defend: ['bb+', 'inf', 'art', 'arm', 'bmb', 'tt', 'ss', 'dd', 'ftr', 'cv', 'bb'],
} as const satisfies Readonly<Record<string, readonly (Unit | 'bb+')[]>>

/** Returns the losses that the app suggests: units in the default order, one owner after another. */
export const usualLosses = (forces: Forces, stage: Stage, hits: number, order: readonly (Unit | 'bb+')[]): LossesByPower => {
  let due = lossesDue(forces, stage, hits)
  const may = mayStrike(stage)
  const losses: Partial<Record<Power, Record<string, number>>> = {}
  for (const what of order)
    for (const [power, army] of Object.entries(forces) as readonly (readonly [Power, Army])[]) {
      const unit = what === 'bb+' ? 'bb' : what
      const own = (losses[power] ??= {})
      const there = what === 'bb+' ? (army.bb ?? 0) - (army.hurt ?? 0) : what === 'bb' ? (army.hurt ?? 0) + (own['bb+'] ?? 0) : army[unit]
      const taken = may(unit) ? Math.min(due, there ?? 0) : 0
      if (taken > 0) own[what] = taken
      due -= taken
    }
  return withSomeLosses(losses)
}

const withSomeLosses = (losses: LossesByPower): LossesByPower =>
  Object.fromEntries(Object.entries(losses).filter(([, own]) => totalOf(own) > 0))
