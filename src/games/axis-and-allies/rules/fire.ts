import { plus } from '../../../kit/counts'
import type { ByPower, Development, Power } from '../box/powers'
import {
  countOf,
  fights,
  fightersIn,
  isAir,
  isSea,
  isTroop,
  shipsIn,
  troopsIn,
  UNITS,
  type Profiles,
  type Unit,
  type Units,
} from '../box/units'
import type { Battle, Forces, Modifiers, Stage, StageDice, StageHits } from '../model/battle'

/** Rules of dice and targets in combat: R29, R36–R45, R109, weapons developments (2.3) and modifiers (A21). */

/** Number of dice of a stage. The key is the number to hit or, for AA fire, the type of the target unit. */
export type Fire = Readonly<Record<string, number>>

/** Returns the sum of the units of all powers of a side. */
export const together = (forces: Forces): Units => {
  const all: Partial<Record<Unit, number>> = {}
  for (const units of Object.values(forces)) for (const unit of UNITS) if (units[unit]) all[unit] = (all[unit] ?? 0) + (units[unit] ?? 0)
  return all
}

const LIFTED = 2
const JETS = 5
const SUPER_SUBS = 3
const DESTROYER_BOMBARDS = 3

/** Number to hit, number of dice, and the units that roll the dice. */
type Row = readonly [value: number, dice: number, units: Units]

const attackRows = (units: Units, tech: readonly Development[], modifiers: Modifiers, profiles: Profiles): readonly Row[] => {
  const infantry = units.inf ?? 0
  const pairs = Math.min(infantry, units.art ?? 0)
  const alone = profiles.inf.attack + (modifiers.infantryAttack ?? 0)
  return [
    [Math.max(LIFTED, alone), pairs, { inf: pairs }],
    [alone, infantry - pairs, { inf: infantry - pairs }],
    ...UNITS.filter((unit) => fights(unit) && unit !== 'inf' && unit !== 'ss').map((unit): Row => {
      const count = units[unit] ?? 0
      return [profiles[unit].attack, count * (unit === 'bmb' && tech.includes('heavyBombers') ? 2 : 1), { [unit]: count }]
    }),
  ]
}

const defenceRows = (
  units: Units,
  tech: readonly Development[],
  modifiers: Modifiers,
  profiles: Profiles,
  first: boolean,
): readonly Row[] =>
  UNITS.filter((unit) => fights(unit) && unit !== 'ss').map((unit) => {
    const extra =
      unit === 'inf'
        ? (modifiers.infantryDefence ?? 0) + (first ? (modifiers.firstCycleInfantry ?? 0) : 0)
        : unit === 'art'
          ? (modifiers.artilleryDefence ?? 0)
          : 0
    const value = unit === 'ftr' && tech.includes('jetFighters') ? Math.max(JETS, profiles.ftr.defence) : profiles[unit].defence + extra
    return [value, units[unit] ?? 0, { [unit]: units[unit] ?? 0 }]
  })

type Pair = readonly [value: number, dice: number]
const asPair = ([value, dice]: Row): Pair => [value, dice]

/** Returns the numbers to hit and the numbers of dice of the attacker's units, without submarines (R40, R42). */
export const attackFire = (...of: Parameters<typeof attackRows>): readonly Pair[] => attackRows(...of).map(asPair)

/** Returns the numbers to hit and the numbers of dice of the defender's units. The last argument is true in the first cycle. */
export const defenceFire = (...of: Parameters<typeof defenceRows>): readonly Pair[] => defenceRows(...of).map(asPair)

/** Returns the number to hit of submarines. */
export const submarineValue = (attacks: boolean, tech: readonly Development[], modifiers: Modifiers, profiles: Profiles): number =>
  attacks
    ? Math.max(profiles.ss.attack, tech.includes('superSubs') ? SUPER_SUBS : 0) + (modifiers.submarineAttack ?? 0)
    : profiles.ss.defence

/** R36: returns the dice of AA fire, one die per attacking air unit, if the defender has an AA gun. */
export const aaFire = (attack: Units, hasGun: boolean, { noAA, safeBombers }: Modifiers): Fire =>
  hasGun && noAA !== true ? { ftr: attack.ftr ?? 0, bmb: safeBombers === true ? 0 : (attack.bmb ?? 0) } : {}
export const aaHitsOn = ({ aaHitsOn: on = 1 }: Modifiers): number => on

/** R37: returns the bombardment dice of battleships, and of destroyers with combined bombardment. */
export const bombardFire = (ships: Units, tech: readonly Development[], profiles: Profiles): Fire =>
  grouped(bombardRows(ships, tech, profiles))

const bombardRows = ({ bb = 0, dd = 0 }: Units, tech: readonly Development[], profiles: Profiles): readonly Row[] => [
  [profiles.bb.attack, bb, { bb }],
  [DESTROYER_BOMBARDS, tech.includes('combinedBombardment') ? dd : 0, { dd }],
]

/** R109: returns whether a group of units rolls dice. A unit whose number to hit is 0 rolls no die. */
const rolls = ([value, dice]: Row): boolean => value > 0 && dice > 0

const grouped = (rows: readonly Row[]): Fire => {
  const groups: Record<string, number> = {}
  for (const [value, dice] of rows.filter(rolls)) groups[value] = (groups[value] ?? 0) + dice
  return groups
}

/** Returns the dice of a stage except AA fire. The dice are grouped by the number to hit of the units. Empty if no unit fires. */
const rowsOf = (battle: Battle, stage: Exclude<Stage, 'aa'>, profiles: Profiles): readonly Row[] => {
  const { attack, defend, tech, modifiers, cycle } = battle
  const enemies = together(defend)
  const opening = openingOf(battle)
  const firing = battle.firing ?? battle
  switch (stage) {
    case 'bombard': {
      const isDue = cycle === 1 && battle.amphibious && !battle.seaBattle && troopsIn(enemies) > 0
      return isDue ? bombardRows(battle.bombard, tech.attacker, profiles) : []
    }
    case 'attackSubs': {
      const ss = shipsIn(enemies) > 0 ? opening.attack.submarines : 0
      return [[submarineValue(true, tech.attacker, modifiers, profiles), ss, { ss }]]
    }
    case 'defendSubs': {
      const ss = shipsIn(attack) > 0 ? opening.defend.submarines : 0
      return [[submarineValue(false, [], modifiers, profiles), ss, { ss }]]
    }
    case 'attack':
      return fightersIn(enemies) > 0 ? attackRows(firing.attack, tech.attacker, modifiers, profiles) : []
    case 'defend': {
      if (fightersIn(attack) === 0) return []
      const powers = Object.entries(firing.defend) as readonly (readonly [Power, Units])[]
      return powers.flatMap(([power, units]) => defenceRows(units, tech.defender[power] ?? [], modifiers, profiles, cycle === 1))
    }
  }
}

/** Returns the number of dice of a stage for each number to hit or target unit. */
export const fireOf = (battle: Battle, stage: Stage, profiles: Profiles): Fire => {
  if (stage !== 'aa') return grouped(rowsOf(battle, stage, profiles))
  const hasGun = (together(battle.defend).aa ?? 0) > 0
  return battle.cycle === 1 ? withoutNone(aaFire(battle.attack, hasGun, battle.modifiers)) : {}
}

/** Returns the units that roll the dice of a stage. The key is the number with which they hit. */
export const shootersOf = (battle: Battle, stage: Stage, profiles: Profiles): Readonly<Record<string, Units>> => {
  const groups: Record<string, Units> = {}
  if (stage === 'aa') return groups
  for (const [value, , units] of rowsOf(battle, stage, profiles).filter(rolls)) groups[value] = plus<Unit>(groups[value] ?? {}, units)
  return groups
}

const withoutNone = (fire: Fire): Fire => Object.fromEntries(Object.entries(fire).filter(([, dice]) => dice > 0))

/**
 * R38, R39: returns the numbers of submarines and destroyers at the start of the opening fire. The numbers stay the same until the opening
 * fire ends.
 */
export const openingOf = ({ opening, attack, defend }: Battle): NonNullable<Battle['opening']> => {
  if (opening !== undefined) return opening
  const enemies = together(defend)
  return {
    attack: { submarines: attack.ss ?? 0, destroyer: (attack.dd ?? 0) > 0 },
    defend: { submarines: enemies.ss ?? 0, destroyer: (enemies.dd ?? 0) > 0 },
  }
}

/** Returns the number of hits of each group of dice. @param on number to hit of every group, if the group name is not the number to hit */
export const hitsOf = (dice: StageDice, on?: number): StageHits =>
  Object.fromEntries(Object.entries(dice).map(([group, faces]) => [group, faces.filter((face) => face <= (on ?? Number(group))).length]))

/** R41: returns the number of hits that units can take. A battleship takes two hits. */
export const hitsTaken = (army: Units & { readonly hurt?: number }, test: (unit: Unit) => boolean): number =>
  countOf(army, (unit) => fights(unit) && test(unit)) + (test('bb') ? (army.bb ?? 0) - (army.hurt ?? 0) : 0)

/** Returns a function that checks whether the hits of a stage may be assigned to a type of unit (R37, R38). */
export const mayStrike = (stage: Stage): ((unit: Unit) => boolean) => {
  if (stage === 'bombard') return isTroop
  if (stage === 'attackSubs' || stage === 'defendSubs') return isSea
  return stage === 'aa' ? isAir : fights
}

/** Returns the side that takes the hits of a stage of a battle. */
export const struckBy = (stage: Stage): 'attack' | 'defend' =>
  stage === 'aa' || stage === 'defendSubs' || stage === 'defend' ? 'attack' : 'defend'

/** Returns the forces of a side without the powers that have no units. */
export const withSome = <T extends Units>(forces: ByPower<T>): ByPower<T> =>
  Object.fromEntries(Object.entries(forces).filter(([, units]) => Object.keys(units).length > 0))
