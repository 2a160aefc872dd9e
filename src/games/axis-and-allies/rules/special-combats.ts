import { distance } from '../../../kit/distance'
import { accepted, type Result } from '../../../referee'
import { areAllied, type Power } from '../box/powers'
import type { Units } from '../box/units'
import { firstReason, refuse, type Code, type Waived } from '../model/refusals'

/** Rules of strategic bombing raids and rockets: R63–R66, R71–R74, R112, R114. */

/** Industrial complex that is raided. */
export interface Target {
  readonly income: number
  readonly ic: boolean
  readonly hostile: boolean
}

/**
 * R63, R65: checks a raid. Refusals: RAID_BOMBERS_ONLY, NO_IC, NOT_HOSTILE, BOMBER_USED_TWICE.
 * @param alsoInBattle whether the bombers also fight in a battle
 */
export const againstRaid = ({ ic, hostile }: Target, units: Units, alsoInBattle: boolean, waived: Waived) =>
  firstReason(waived, [
    (Object.entries(units).some(([unit, count]) => unit !== 'bmb' && count > 0) || (units.bmb ?? 0) < 1) && ['RAID_BOMBERS_ONLY'],
    !ic && ['NO_IC'],
    !hostile && ['NOT_HOSTILE'],
    alsoInBattle && ['BOMBER_USED_TWICE'],
  ])

const isDie = (face: number): boolean => Number.isInteger(face) && face >= 1 && face <= 6

/** Checks rolled dice. Refusals: DICE_COUNT, DIE_RANGE. */
export const checkFaces = (faces: readonly number[], due: number): Result<undefined, Code> => {
  if (faces.length !== due) return refuse('DICE_COUNT', { due })
  return faces.every(isDie) ? accepted(undefined) : refuse('DIE_RANGE')
}

export interface Bombing {
  readonly perBomber: readonly number[]
  readonly damage: number
  readonly paid: number
}

/**
 * R64, R66, R114: returns the damage of a raid, limited for each bomber and by the cash of the owner. @param capPer whether the limit
 * applies to each heavy bomber or to each of its dice (A10)
 */
export const bombing = (
  bombs: readonly (readonly number[])[],
  income: number,
  cash: number,
  capPer: 'bomber' | 'die' = 'bomber',
): Bombing => {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  const perBomber = bombs.map((dice) => (capPer === 'bomber' ? Math.min(income, sum(dice)) : sum(dice.map((die) => Math.min(income, die)))))
  const damage = sum(perBomber)
  return { perBomber, damage, paid: Math.min(damage, cash) }
}

const ROCKET_RANGE = 3

export interface Launching {
  readonly by: Power
  readonly developed: boolean
  /** Number of AA guns in the launching territory. */
  readonly guns: number
  /** Industrial complex in the target territory; undefined if the territory has no industrial complex. */
  readonly complex: { readonly owner: Power; readonly income: number } | undefined
  /** Distance from the launching territory to the target in spaces; undefined if the target is out of range. */
  readonly distance: number | undefined
  /** Rockets that were launched this turn. */
  readonly struck: readonly { readonly from: string; readonly to: string }[]
  readonly errata: boolean
}

/**
 * R71–R73: checks a rocket. Refusals: NO_ROCKETS, NO_AA_GUN, NO_IC, NOT_HOSTILE, TOO_FAR, LAUNCHER_USED, COMPLEX_ALREADY_HIT, DIE_RANGE.
 */
export const againstRocket = (launching: Launching, from: string, to: string, die: number, waived: Waived) => {
  const { by, developed, guns, complex, struck, errata } = launching
  const launched = struck.filter((one) => one.from === from).length
  return firstReason(waived, [
    !developed && ['NO_ROCKETS'],
    guns < 1 && ['NO_AA_GUN', {}, 'R71'],
    complex === undefined && ['NO_IC', {}, 'R71'],
    complex !== undefined && areAllied(complex.owner, by) && ['NOT_HOSTILE', {}, 'R71'],
    errata && struck.some((one) => one.to === to) && ['COMPLEX_ALREADY_HIT'],
    launching.distance === undefined && ['TOO_FAR', { most: ROCKET_RANGE }, 'R71'],
    launched >= (errata ? 1 : guns) && ['LAUNCHER_USED'],
    !isDie(die) && ['DIE_RANGE'],
  ])
}

/** R72, R112: returns the distance of a rocket flight in spaces; undefined if the target is out of range. */
export const rocketDistance = (
  from: string,
  to: string,
  neighbours: (space: string) => Iterable<string>,
  isNeutral: (space: string) => boolean,
): number | undefined => distance(from, to, neighbours, (space) => !isNeutral(space), ROCKET_RANGE)

/** R71, R72: returns the number of IPCs that the owner of the industrial complex pays. */
export const rocketDamage = (die: number, income: number, cash: number): number => Math.min(die, income, cash)
