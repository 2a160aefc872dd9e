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

/** Conduct combat, who fires on what: R29, R36–R45, R109, weapons development (2.3) and plain modifiers (A21). */

/** Dice by the number to hit, or by the unit that is shot at. */
export type Fire = Readonly<Record<string, number>>

/** All units of a side together. */
export const together = (forces: Forces): Units => {
  const all: Partial<Record<Unit, number>> = {}
  for (const units of Object.values(forces)) for (const unit of UNITS) if (units[unit]) all[unit] = (all[unit] ?? 0) + (units[unit] ?? 0)
  return all
}

const LIFTED = 2
const JETS = 5
const SUPER_SUBS = 3
const DESTROYER_BOMBARDS = 3

/** The number to hit of each unit of an attacker, and its dice; submarines are not included (R40, R42). */
export const attackFire = (
  units: Units,
  tech: readonly Development[],
  modifiers: Modifiers,
  profiles: Profiles,
): readonly (readonly [value: number, dice: number])[] => {
  const infantry = units.inf ?? 0
  const pairs = Math.min(infantry, units.art ?? 0)
  const alone = profiles.inf.attack + (modifiers.infantryAttack ?? 0)
  return [
    [Math.max(LIFTED, alone), pairs],
    [alone, infantry - pairs],
    ...UNITS.filter((unit) => fights(unit) && unit !== 'inf' && unit !== 'ss').map((unit): readonly [number, number] => [
      profiles[unit].attack,
      (units[unit] ?? 0) * (unit === 'bmb' && tech.includes('heavyBombers') ? 2 : 1),
    ]),
  ]
}

/** The number to hit of each unit of a defender, and its dice. @param first in the first cycle */
export const defenceFire = (
  units: Units,
  tech: readonly Development[],
  modifiers: Modifiers,
  profiles: Profiles,
  first: boolean,
): readonly (readonly [value: number, dice: number])[] =>
  UNITS.filter((unit) => fights(unit) && unit !== 'ss').map((unit) => {
    const extra =
      unit === 'inf'
        ? (modifiers.infantryDefence ?? 0) + (first ? (modifiers.firstCycleInfantry ?? 0) : 0)
        : unit === 'art'
          ? (modifiers.artilleryDefence ?? 0)
          : 0
    const value = unit === 'ftr' && tech.includes('jetFighters') ? Math.max(JETS, profiles.ftr.defence) : profiles[unit].defence + extra
    return [value, units[unit] ?? 0]
  })

/** The number to hit of submarines. */
export const submarineValue = (attacks: boolean, tech: readonly Development[], modifiers: Modifiers, profiles: Profiles): number =>
  attacks
    ? Math.max(profiles.ss.attack, tech.includes('superSubs') ? SUPER_SUBS : 0) + (modifiers.submarineAttack ?? 0)
    : profiles.ss.defence

/** R36: one die per attacking air unit, if there is a gun. */
export const aaFire = (attack: Units, hasGun: boolean, { noAA, safeBombers }: Modifiers): Fire =>
  hasGun && noAA !== true ? { ftr: attack.ftr ?? 0, bmb: safeBombers === true ? 0 : (attack.bmb ?? 0) } : {}
export const aaHitsOn = ({ aaHitsOn: on = 1 }: Modifiers): number => on

/** R37: battleships, and destroyers with combined bombardment. */
export const bombardFire = (ships: Units, tech: readonly Development[], profiles: Profiles): Fire =>
  grouped([
    [profiles.bb.attack, ships.bb ?? 0],
    [DESTROYER_BOMBARDS, tech.includes('combinedBombardment') ? (ships.dd ?? 0) : 0],
  ])

/** R109: a unit that hits on nothing rolls no die. */
const grouped = (fire: readonly (readonly [value: number, dice: number])[]): Fire => {
  const groups: Record<string, number> = {}
  for (const [value, dice] of fire) if (value > 0 && dice > 0) groups[value] = (groups[value] ?? 0) + dice
  return groups
}

/** The dice of a stage, as things stand on the battle board; none where nobody fires. */
export const fireOf = (battle: Battle, stage: Stage, profiles: Profiles): Fire => {
  const { attack, defend, tech, modifiers, cycle } = battle
  const enemies = together(defend)
  const opening = openingOf(battle)
  switch (stage) {
    case 'aa':
      return cycle === 1 ? withoutNone(aaFire(attack, (enemies.aa ?? 0) > 0, modifiers)) : {}
    case 'bombard': {
      const isDue = cycle === 1 && battle.amphibious && !battle.seaBattle && troopsIn(enemies) > 0
      return isDue ? bombardFire(battle.bombard, tech.attacker, profiles) : {}
    }
    case 'attackSubs':
      return shipsIn(enemies) > 0 ? grouped([[submarineValue(true, tech.attacker, modifiers, profiles), opening.attack.submarines]]) : {}
    case 'defendSubs':
      return shipsIn(attack) > 0 ? grouped([[submarineValue(false, [], modifiers, profiles), opening.defend.submarines]]) : {}
    case 'attack': {
      const firing = battle.firing ?? battle
      return fightersIn(enemies) > 0 ? grouped(attackFire(firing.attack, tech.attacker, modifiers, profiles)) : {}
    }
    case 'defend': {
      const firing = battle.firing ?? battle
      if (fightersIn(attack) === 0) return {}
      const powers = Object.entries(firing.defend) as readonly (readonly [Power, Units])[]
      return grouped(powers.flatMap(([power, units]) => defenceFire(units, tech.defender[power] ?? [], modifiers, profiles, cycle === 1)))
    }
  }
}

const withoutNone = (fire: Fire): Fire => Object.fromEntries(Object.entries(fire).filter(([, dice]) => dice > 0))

/** R38, R39: submarines and destroyers as the opening fire begins; they stay so for the whole of it. */
export const openingOf = ({ opening, attack, defend }: Battle): NonNullable<Battle['opening']> => {
  if (opening !== undefined) return opening
  const enemies = together(defend)
  return {
    attack: { submarines: attack.ss ?? 0, destroyer: (attack.dd ?? 0) > 0 },
    defend: { submarines: enemies.ss ?? 0, destroyer: (enemies.dd ?? 0) > 0 },
  }
}

/** The hits of dice, by their group. @param on the number to hit of every group, where it is not the name of the group */
export const hitsOf = (dice: StageDice, on?: number): StageHits =>
  Object.fromEntries(Object.entries(dice).map(([group, faces]) => [group, faces.filter((face) => face <= (on ?? Number(group))).length]))

/** R41: hits that units can take: battleships take two. */
export const hitsTaken = (army: Units & { readonly hurt?: number }, test: (unit: Unit) => boolean): number =>
  countOf(army, (unit) => fights(unit) && test(unit)) + (test('bb') ? (army.bb ?? 0) - (army.hurt ?? 0) : 0)

/** The units that the hits of a stage may strike (R37, R38). */
export const mayStrike = (stage: Stage): ((unit: Unit) => boolean) => {
  if (stage === 'bombard') return isTroop
  if (stage === 'attackSubs' || stage === 'defendSubs') return isSea
  return stage === 'aa' ? isAir : fights
}

/** Whose units a stage strikes. */
export const struckBy = (stage: Stage): 'attack' | 'defend' =>
  stage === 'aa' || stage === 'defendSubs' || stage === 'defend' ? 'attack' : 'defend'

/** Units by power without those that have none. */
export const withSome = <T extends Units>(forces: ByPower<T>): ByPower<T> =>
  Object.fromEntries(Object.entries(forces).filter(([, units]) => Object.keys(units).length > 0))
