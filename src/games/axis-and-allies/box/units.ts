import type { RulePoint, ReportedNumbers } from '../../../kit/rule-points'
import { numberAt } from '../../../kit/rule-points'
import type { CountsOf } from '../../../kit/counts'
import { memoize } from '../../../kit/memoize'

/** Types of units of the game (2.2). */

export const UNITS = ['inf', 'art', 'arm', 'aa', 'ic', 'ftr', 'bmb', 'bb', 'dd', 'cv', 'ss', 'tt'] as const
export type Unit = (typeof UNITS)[number]
/** Types of units in the order in which they are displayed. `bb+` is a damaged battleship. */
export const LISTED: readonly (Unit | 'bb+')[] = UNITS.flatMap((unit) => (unit === 'bb' ? ['bb', 'bb+'] : [unit]))
export type Units = CountsOf<Unit>
/** Numbers of units of one side in a battle. The key is the type of unit. `hurt` is the number of damaged battleships (R41). */
export type Army = Units & { readonly hurt?: number }

const LAND: readonly Unit[] = ['inf', 'art', 'arm', 'aa']
const AIR: readonly Unit[] = ['ftr', 'bmb']
const SEA: readonly Unit[] = ['bb', 'dd', 'cv', 'ss', 'tt']
export const isUnit = (name: string): name is Unit => UNITS.some((unit) => unit === name)
export const isLand = (unit: Unit): boolean => LAND.includes(unit)
export const isAir = (unit: Unit): boolean => AIR.includes(unit)
export const isSea = (unit: Unit): boolean => SEA.includes(unit)
/**
 * R45: returns whether a unit is a fighting unit, i.e. can be lost in a battle. A battle continues while both sides have fighting units.
 */
export const fights = (unit: Unit): boolean => unit !== 'aa' && unit !== 'ic'

export interface Profile {
  readonly cost: number
  readonly attack: number
  readonly defence: number
  readonly move: number
}
export type Profiles = Readonly<Record<Unit, Profile>>

const profile = (cost: number, attack: number, defence: number, move: number): Profile => ({ cost, attack, defence, move })
export const BOX_PROFILES: Profiles = {
  inf: profile(3, 1, 2, 1),
  art: profile(4, 2, 2, 1),
  arm: profile(5, 3, 3, 2),
  aa: profile(5, 0, 0, 1),
  ic: profile(15, 0, 0, 0),
  ftr: profile(10, 3, 4, 4),
  bmb: profile(15, 4, 1, 6),
  bb: profile(24, 4, 4, 2),
  dd: profile(12, 3, 3, 2),
  cv: profile(16, 1, 3, 2),
  ss: profile(8, 2, 2, 2),
  tt: profile(8, 0, 1, 2),
}

/** Maximum number of fighters that fit on a carrier, and of land units that fit on a transport (2.2). */
export const DECK = 2
export const HOLD = 2

const MOST: Readonly<Record<keyof Profile, number>> = { cost: 99, attack: 6, defence: 6, move: 12 }
const FIGURES = ['cost', 'attack', 'defence', 'move'] as const

/** Describes the numbers of the units as changeable numbers. Players may change these numbers in a game (A1). */
export const UNIT_POINTS: readonly RulePoint[] = UNITS.flatMap((unit) =>
  FIGURES.map((figure) => ({
    id: `${unit}/${figure}`,
    rule: '2.2',
    least: figure === 'cost' ? 1 : 0,
    most: MOST[figure],
    book: BOX_PROFILES[unit][figure],
  })),
)

/**
 * Returns the attack, defence, movement and cost of each type of unit, including the numbers that the players have changed for this game.
 */
export const profilesOf: (numbers: ReportedNumbers) => Profiles = memoize((numbers: ReportedNumbers): Profiles => {
  const found = { ...BOX_PROFILES } as Record<Unit, Profile>
  for (const point of UNIT_POINTS) {
    const [unit, figure] = point.id.split('/') as [Unit, keyof Profile]
    found[unit] = { ...found[unit], [figure]: numberAt(numbers, point) ?? 0 }
  }
  return found
})

/** Returns the total cost of units in IPCs. */
export const costOf = (units: Units, profiles: Profiles): number =>
  UNITS.reduce((cost, unit) => cost + (units[unit] ?? 0) * profiles[unit].cost, 0)

/** Returns the number of units whose type fulfils the condition `test`. */
export const countOf = (units: Units, test: (unit: Unit) => boolean): number => {
  let all = 0
  for (const unit of UNITS) if (test(unit)) all += units[unit] ?? 0
  return all
}
/** R45: returns the number of fighting units. A battle continues while both sides have fighting units. */
export const fightersIn = (units: Units): number => countOf(units, fights)
export const shipsIn = (units: Units): number => countOf(units, isSea)
/** Returns whether a unit is a land unit that can be hit. AA guns and industrial complexes cannot be hit. */
export const isTroop = (unit: Unit): boolean => isLand(unit) && fights(unit)
export const troopsIn = (units: Units): number => countOf(units, isTroop)

/** Returns an army with the given number of units of one type. */
export const withCount = (army: Army, unit: Unit, n: number): Army => {
  const { [unit]: _before, ...rest } = army
  return n === 0 ? rest : { ...rest, [unit]: n }
}

/**
 * Maximum number of guarantees that players can give in one turn. With a guarantee, a carrier will be in a sea zone in which a fighter
 * needs to land.
 */
export const MOST_PROMISES = 64
