import { chancesOf, type Chances } from './chances'
import { fightOut, type FightEnd } from './fight'
import { sideOf, type Side } from './side'
import { minus, plus } from '../../../kit/counts'
import type { Development } from '../box/powers'
import {
  BOX_PROFILES,
  UNITS,
  costOf,
  countOf,
  fights,
  isSea,
  isTroop,
  troopsIn,
  type Army,
  type Profiles,
  type Unit,
  type Units,
} from '../box/units'
import type { Losses, Modifiers, Place } from '../model/battle'
import { aaFire, aaHitsOn, attackFire, bombardFire, defenceFire, submarineValue } from '../rules/fire'
import { USUAL } from '../rules/losses'

/**
 * Computes the exact odds of a battle. AA fire is computed as a weighted sum over battles with fewer air units. Bombardment comes before
 * the first cycle.
 */

/** Type of unit that one hit removes. `bb+` is the first hit on a battleship. */
type Item = keyof Losses

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
  /** Whether AA fire and bombardment have not happened yet. Default: true. */
  readonly first?: boolean
  /** Order in which each side loses its units. Types that are missing in the list are lost in the default order. */
  readonly attOrder?: readonly Item[]
  readonly defOrder?: readonly Item[]
  /** Whether the attacker loses its last land unit only after all its other units, so that a land unit can capture the territory (R50). */
  readonly keepsGround?: boolean
  readonly retreat?: { readonly afterCycles: number } | { readonly unitsLeft: number }
  readonly profiles?: Profiles
  readonly destroyerBothSides?: boolean
}

/** Possible end of a battle. Contains the surviving units of the attacker, or of the defender if the attacker has lost. */
export interface End {
  readonly how: FightEnd
  readonly left: Units
  readonly p: number
}

export interface Odds extends Readonly<Record<FightEnd, number>> {
  readonly capture: number
  /** Average number of surviving units of each side, by type. */
  readonly attack: Units
  readonly defend: Units
  /** Average losses of the attacker and of the defender, in IPCs. */
  readonly ipcLost: readonly [number, number]
  readonly ends: readonly End[]
}

const unitOf = (item: Item): Unit => (item === 'bb+' ? 'bb' : item)

/**
 * Returns the units of an army in the order in which they are lost, one element per hit. A battleship takes its first hit before it sinks.
 */
const itemsOf = (army: Army, order: readonly Item[], usual: readonly Item[]): readonly Item[] => {
  const named: readonly Item[] = [...order, ...usual.filter((item) => !order.includes(item))].filter((item) => fights(unitOf(item)))
  const sinking = named.indexOf('bb')
  const isLate = named.indexOf('bb+') > sinking
  const whole: readonly Item[] = isLate
    ? named.flatMap((item): readonly Item[] => (item === 'bb+' ? [] : item === 'bb' ? ['bb+', 'bb'] : [item]))
    : named
  return whole.flatMap((item) => {
    const count = item === 'bb+' ? (army.bb ?? 0) - (army.hurt ?? 0) : (army[item] ?? 0)
    return Array.from({ length: count }, () => item)
  })
}

/** Returns the attacker's units in the order in which they are lost; with `keepsGround`, the last land unit is moved to the end. */
const attackItems = ({ attack, attOrder = [], keepsGround = false }: Question): readonly Item[] => {
  const items = itemsOf(attack, attOrder, USUAL.attack)
  const last = keepsGround ? items.findLastIndex((item) => isTroop(unitOf(item))) : -1
  return last < 0 ? items : [...items.slice(0, last), ...items.slice(last + 1), ...items.slice(last, last + 1)]
}

const leftOf = (items: readonly Item[]): Army => {
  const units: Record<string, number> = {}
  for (const item of items) units[item] = (units[item] ?? 0) + 1
  const { 'bb+': whole = 0, ...left } = units
  const hurt = (left.bb ?? 0) - whole
  return hurt > 0 ? { ...left, hurt } : left
}

/** Returns the strengths of one side of the battle as a table: the n-th row is its strength after n lost hits. */
const sideFor = (question: Question, isAttack: boolean, isHunted: boolean): Side<Army> => {
  const { place, attackTech = [], defendTech = [], modifiers = {}, profiles = BOX_PROFILES, destroyerBothSides = true } = question
  const submarine = submarineValue(isAttack, isAttack ? attackTech : [], modifiers, profiles)
  const struck = place === 'sea' ? isSea : isTroop
  return sideOf<Item, Army>({
    items: isAttack ? attackItems(question) : itemsOf(question.defend, question.defOrder ?? [], USUAL.defend),
    isStruck: (item) => struck(unitOf(item)),
    leftOf,
    size: (left) => countOf(left, fights),
    // R48: as long as the attacker has land units in an amphibious assault, only single aircraft could leave.
    // R49: submarines leave only by submerging, which an enemy destroyer prevents.
    isGuardable: (left) => (left.ss ?? 0) > 0 && countOf(left, fights) === left.ss,
    mayRetreat: (left) => place === 'sea' || question.amphibious !== true || troopsIn(left) === 0,
    fire: (left, first) =>
      isAttack ? attackFire(left, attackTech, modifiers, profiles) : defenceFire(left, defendTech, modifiers, profiles, first),
    firstDiffers: !isAttack && modifiers.firstCycleInfantry !== undefined,
    special: ({ ss = 0 }) => [[submarine, ss]],
    guards: ({ dd = 0 }) => dd > 0 && (!isAttack || destroyerBothSides),
    isHunted,
  })
}

/** R37: returns the probability of each possible number of hits in a bombardment. */
const bombardment = (
  { place, amphibious, seaBattle, bombard = {}, attackTech = [], defend, first = true }: Question,
  profiles: Profiles,
): Chances => {
  const isDue = first && place === 'land' && amphibious === true && seaBattle !== true && troopsIn(defend) > 0
  const fire = Object.entries(isDue ? bombardFire(bombard, attackTech, profiles) : {})
  return chancesOf(fire.map(([value, dice]) => [Number(value), dice]))
}

const bare = ({ hurt: _hurt, ...units }: Army): Units => units
const times = (units: Units, p: number): Units => Object.fromEntries(Object.entries(units).map(([unit, count]) => [unit, count * p]))

/** Computes the odds in steps, so that the caller can stop the computation between two steps. */
export function* oddsInSteps(question: Question): Generator<undefined, Odds> {
  const { place, attack, defend, modifiers = {}, first = true, profiles = BOX_PROFILES, retreat } = question
  const sum = { win: 0, lose: 0, draw: 0, retreat: 0, capture: 0 }
  const ends = new Map<string, End>()
  let survivors: readonly [Units, Units] = [{}, {}]
  const finish = (how: FightEnd, ours: Army, theirs: Army, p: number): void => {
    sum[how] += p
    if (how === 'win' && place === 'land' && troopsIn(ours) > 0) sum.capture += p
    survivors = [plus<Unit>(survivors[0], times(bare(ours), p)), plus<Unit>(survivors[1], times(bare(theirs), p))]
    const left = bare(how === 'lose' ? theirs : how === 'draw' ? {} : ours)
    const key = `${how}${UNITS.map((unit) => left[unit] ?? 0).join()}`
    ends.set(key, { how, left, p: p + (ends.get(key)?.p ?? 0) })
  }
  const shelled = bombardment(question, profiles)
  const isSpecial = place === 'sea'
  const theirs = sideFor(question, false, isSpecial ? (attack.ss ?? 0) > 0 : shelled.length > 1)
  const shot = first ? aaFire(attack, (defend.aa ?? 0) > 0, modifiers) : {}
  const downed = (dice = 0): Chances => chancesOf([[aaHitsOn(modifiers), dice]])
  for (const [ftr, p] of downed(shot.ftr).entries())
    for (const [bmb, q] of downed(shot.bmb).entries()) {
      const ours = sideFor({ ...question, attack: minus<Unit>(attack, { ftr, bmb }) }, true, isSpecial && (defend.ss ?? 0) > 0)
      yield* fightOut({ attack: ours, defend: theirs, shelled, isSpecial, first, ...(retreat && { retreat }) }, p * q, finish)
    }
  const lost = (army: Army, left: Units) =>
    UNITS.reduce((all, unit) => all + (fights(unit) ? costOf({ [unit]: army[unit] ?? 0 }, profiles) : 0), 0) - costOf(left, profiles)
  return {
    ...sum,
    attack: survivors[0],
    defend: survivors[1],
    ipcLost: [lost(attack, survivors[0]), lost(defend, survivors[1])],
    ends: [...ends.values()],
  }
}

/**
 * Computes the odds that the app shows. In an attack on land, the attacker keeps its last land unit as long as it can lose another unit,
 * because only a land unit captures the territory (R50). All probabilities assume this one order of losses.
 */
export const shownOdds = (question: Question): Generator<undefined, Odds> => oddsInSteps({ ...question, keepsGround: true })

/** Computes the odds of a battle in one call, without pauses. */
export const odds = (question: Question): Odds => {
  const steps = oddsInSteps(question)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
