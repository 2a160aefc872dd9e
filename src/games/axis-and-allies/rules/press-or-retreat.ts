import { minus, totalOf } from '../../../kit/counts'
import { accepted, type Result } from '../../../referee'
import type { Power } from '../box/powers'
import { countOf, fights, isAir, type Unit, type Units } from '../box/units'
import type { Battle, BattleSide } from '../model/battle'
import { firstReason, refuse, type Code, type Reason, type Waived } from '../model/refusals'
import { awaiting, ended, nextCycle, repaired } from './conduct-combat'
import { type Ways } from '../model/battle'
import { openingOf, together } from './fire'

/** Rules of step 7 in phase 4: press the attack, retreat, submerge, and fly home (R46–R49, R105, R106, R118, R120). */

/** Space to which units may retreat. */
export interface Way {
  readonly adjacent: boolean
  readonly friendly: boolean
  readonly origin: boolean
}

/** R47: returns the adjacent friendly spaces from which at least one attacking unit came. */
export const retreatSpaces = (spaces: Readonly<Record<string, Way>>): readonly string[] =>
  Object.entries(spaces)
    .flatMap(([id, { adjacent, friendly, origin }]) => (adjacent && friendly && origin ? [id] : []))
    .toSorted()

export interface Retreating {
  readonly by: 'attacker' | 'defender'
  readonly place: 'land' | 'sea'
  readonly amphibious: boolean
  readonly cyclesDone: number
}

/** Returns the reasons why no retreat is allowed, whatever the destination. @param part whether only some of the units retreat */
const againstLeaving = ({ by, cyclesDone }: Retreating, part: boolean): readonly Reason[] => [
  by === 'defender' && ['NOT_ATTACKER'],
  cyclesDone === 0 && ['STEP_ORDER', {}, 'R35'],
  part && ['RETREAT_SPLIT'],
]

/**
 * R47, R48: checks a retreat on land or at sea. Refusals: NOT_ATTACKER, STEP_ORDER, RETREAT_AMPHIBIOUS, RETREAT_SPLIT, NOT_ADJACENT,
 * RETREAT_NOT_ORIGIN, RETREAT_NOT_FRIENDLY.
 */
export const againstRetreat = (now: Retreating, spaces: Readonly<Record<string, Way>>, to: string, part: boolean, waived: Waived) => {
  const way = spaces[to]
  return firstReason(waived, [
    ...againstLeaving(now, false),
    now.amphibious && now.place === 'land' && ['RETREAT_AMPHIBIOUS'],
    part && ['RETREAT_SPLIT'],
    way?.adjacent === false && ['NOT_ADJACENT', { to }, 'R47'],
    way?.origin !== true && ['RETREAT_NOT_ORIGIN', { to }],
    way?.friendly !== true && ['RETREAT_NOT_FRIENDLY', { to }],
  ])
}

/** Space in which air units may land. */
export interface LandingSpace {
  readonly distance: number
  readonly landing: boolean
}
export const landingSpaces = (spaces: Readonly<Record<string, LandingSpace>>, rangeLeft: number): readonly string[] =>
  Object.entries(spaces)
    .flatMap(([id, { distance, landing }]) => (landing && distance <= rangeLeft ? [id] : []))
    .toSorted()

/**
 * R47: checks the flight of air units to a friendly space in range. Refusals: NOT_ATTACKER, STEP_ORDER, RETREAT_SPLIT, NOT_LANDABLE,
 * TOO_FAR.
 */
export const againstFlight = (
  now: Retreating,
  spaces: Readonly<Record<string, LandingSpace>>,
  rangeLeft: number,
  to: string,
  part: boolean,
  waived: Waived,
) => {
  const field = spaces[to]
  return firstReason(waived, [
    ...againstLeaving(now, part),
    field?.landing !== true && ['NOT_LANDABLE', { to }],
    field !== undefined && field.distance > rangeLeft && ['TOO_FAR', { to, left: rangeLeft }, 'R47'],
  ])
}

/** R49: checks submarines that submerge. Refusals: STEP_ORDER, NO_SUBMARINE, ENEMY_DESTROYER. */
export const againstSubmerging = (
  isStep7: boolean,
  submarines: number,
  enemyDestroyers: number,
  n: number,
  destroyerBlocks: boolean,
  waived: Waived,
) =>
  firstReason(waived, [
    !isStep7 && ['STEP_ORDER', {}, 'R105'],
    (n < 0 || n > submarines) && ['NO_SUBMARINE', { has: submarines }],
    destroyerBlocks && enemyDestroyers > 0 && ['ENEMY_DESTROYER'],
  ])

/** Returns whether a unit must retreat to the same space as the other units (R47): land units and surface ships. */
export const isGround = (unit: Unit): boolean => fights(unit) && !isAir(unit) && unit !== 'ss'

/** Returns the refusal of a move of step 7, unless step 7 now waits for a decision of the attacker. */
const againstWord = (battle: Battle, variants: Ways): Result<undefined, Code> => {
  const now = awaiting(battle, variants)
  if (now.what === 'over') return refuse('BATTLE_OVER')
  return battle.step7 === 'attacker' ? accepted(undefined) : refuse('STEP_ORDER', {}, 'R105')
}

/** R105: records that the attacker presses the attack. Afterwards, submarines may submerge. Refusals: BATTLE_OVER, STEP_ORDER. */
export const press = (battle: Battle, variants: Ways): Result<Battle, Code> => {
  const against = againstWord(battle, variants)
  if (!against.ok) return against
  const next = nextCycle(battle, variants)
  return accepted(awaiting(next, variants).what === 'roll' ? { ...next, step7: 'attackerDives' } : next)
}

/**
 * R47, A8: retreats all land units and surface ships together. Air units fly home, and submarines submerge. Submarines that cannot submerge
 * stay in the battle. Refusals: BATTLE_OVER, STEP_ORDER, and the codes of {@link againstRetreat}.
 * @param to space of the retreat; ignored if only air units and submarines are left
 */
export const retreat = (battle: Battle, by: 'attacker' | 'defender', to: string, variants: Ways, waived: Waived): Result<Battle, Code> => {
  const word = againstWord(battle, variants)
  if (!word.ok) return word
  const { attack, place, amphibious } = battle
  const now: Retreating = { by, place, amphibious, cyclesDone: battle.cycle }
  const ground = countOf(attack, isGround) > 0
  const spaces = Object.fromEntries(Object.entries(battle.spaces).map(([id, space]) => [id, { ...space, adjacent: true }]))
  const against = ground ? againstRetreat(now, spaces, to, false, waived) : firstReason(waived, againstLeaving(now, false))
  if (against !== undefined) return { ok: false, refusal: against }
  const submarines = attack.ss ?? 0
  const stay = submarines > 0 && variants.destroyerBlocks && (together(battle.defend).dd ?? 0) > 0
  const { hurt: _hurt, ss: _ss, ...leaving } = attack
  // Keep the units of an earlier retreat in `retreated`. Submarines that could not submerge then leave in a later cycle.
  const retreated = battle.retreated ?? { units: leaving, to: ground ? to : '' }
  if (stay) return accepted({ ...battle, attack: { ss: submarines }, retreated })
  const submerged = { ...battle.submerged, attack: battle.submerged.attack + submarines }
  return accepted(repaired({ ...battle, attack: leaving, submerged, retreated, step7: null, outcome: 'retreated' }))
}

/**
 * R60, R120: moves all air units of the attacker out of the land battle of an amphibious assault. The land units continue to fight.
 * Refusals: BATTLE_OVER, STEP_ORDER, NO_SUCH_UNIT, RETREAT_AMPHIBIOUS (land units), RETREAT_SPLIT.
 */
export const flyHome = (battle: Battle, units: Units, variants: Ways): Result<Battle, Code> => {
  const word = againstWord(battle, variants)
  if (!word.ok) return word
  const { attack } = battle
  const named = Object.keys(units) as readonly Unit[]
  if (named.some((unit) => !isAir(unit))) return refuse(battle.amphibious ? 'RETREAT_AMPHIBIOUS' : 'RETREAT_SPLIT')
  if (named.some((unit) => (units[unit] ?? 0) > (attack[unit] ?? 0)) || totalOf(units) === 0) return refuse('NO_SUCH_UNIT', {}, 'R29')
  const isWhole = totalOf(units) === countOf(attack, isAir)
  const isAssault = battle.amphibious && battle.place === 'land'
  if (!isWhole || !isAssault) return refuse('RETREAT_SPLIT', {}, 'R120')
  const after = { ...battle, attack: minus<Unit>(attack, units), flownHome: units }
  return accepted(ended(after))
}

/**
 * R49, R105: submerges a number of submarines, possibly 0, after the attacker has pressed the attack. Refusals: BATTLE_OVER, STEP_ORDER,
 * NO_SUBMARINE, ENEMY_DESTROYER.
 */
export const submerge = (battle: Battle, side: BattleSide, n: number, variants: Ways, waived: Waived): Result<Battle, Code> => {
  if (battle.outcome !== undefined) return refuse('BATTLE_OVER')
  const enemies = together(battle.defend)
  const [submarines = 0, destroyers = 0] = side === 'attack' ? [battle.attack.ss, enemies.dd] : [enemies.ss, battle.attack.dd]
  const isTime = battle.step7 === 'attackerDives' || (battle.step7 === 'defenderDives' && side === 'defend')
  const against = againstSubmerging(isTime, submarines, destroyers, n, variants.destroyerBlocks, waived)
  if (against !== undefined) return { ok: false, refusal: against }
  // Submarines that do not submerge continue to fight. The attacker decides before the defender.
  if (n === 0) return accepted({ ...battle, step7: side === 'attack' ? 'defenderDives' : null })
  const { opening: _opening, firing: _firing, ...rest } = battle
  const dived: Battle = side === 'attack' ? divedAttacker(rest, n) : divedDefender(rest, n)
  // Start the next cycle without the submarines that submerged.
  const again = ended({ ...dived, step7: 'defenderDives' })
  if (again.outcome !== undefined) return accepted(again)
  return accepted({ ...nextCycle({ ...again, cycle: battle.cycle - 1 }, variants), step7: 'defenderDives' })
}

const divedAttacker = (battle: Battle, n: number): Battle => ({
  ...battle,
  attack: minus<Unit>(battle.attack, { ss: n }),
  submerged: { ...battle.submerged, attack: battle.submerged.attack + n },
})

/** Returns the battle after defending submarines have submerged, one power after another. */
const divedDefender = (battle: Battle, n: number): Battle => {
  let rest = n
  let { defend, submerged } = battle
  for (const [power, army] of Object.entries(defend)) {
    const some = Math.min(rest, army.ss ?? 0)
    if (some === 0) continue
    rest -= some
    defend = { ...defend, [power]: minus<Unit>(army, { ss: some }) }
    submerged = { ...submerged, defend: { ...submerged.defend, [power]: (submerged.defend[power as Power] ?? 0) + some } }
  }
  return { ...battle, defend, submerged }
}

/** Returns the number of submarines of a side that may submerge now. */
export const divers = (battle: Battle, side: BattleSide, { destroyerBlocks }: Pick<Ways, 'destroyerBlocks'>): number => {
  const { opening: _opening, ...now } = battle
  const opening = openingOf(now)
  const enemy = side === 'attack' ? opening.defend : opening.attack
  return destroyerBlocks && enemy.destroyer ? 0 : opening[side].submarines
}
