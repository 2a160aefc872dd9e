import { minus, plus, totalOf } from '../../../kit/counts'
import { accepted, type Result } from '../../../referee'
import type { ByPower } from '../box/powers'
import type { Army, Unit, Units } from '../box/units'
import {
  STAGES,
  type Battle,
  type BattleFacts,
  type Forces,
  type LossesByPower,
  type Stage,
  type StageDice,
  type StageHits,
  type Ways,
} from '../model/battle'
import { refuse, type Code } from '../model/refusals'
import { aaHitsOn, fireOf, hitsOf, openingOf, struckBy, together, withSome, type Fire } from './fire'
import { fightersIn, troopsIn } from '../box/units'
import { checkLosses, gone, lossesDue, withAll, without, withoutAll } from './losses'

/** Rules of the combat cycle in phase 4: steps 1–6 and 8 (R29–R46, R50). Step 7 is in `press-or-retreat.ts`. */

/** Step 1: returns the state of a new battle with both sides. */
export const beginBattle = (facts: BattleFacts, attack: Army, defend: Forces, variants: Ways, cycle = 1): Battle =>
  onward(
    {
      ...facts,
      attack,
      defend,
      cycle,
      done: [],
      due: [],
      kept: { attack: {}, defend: {} },
      step7: null,
      submerged: { attack: 0, defend: {} },
      flownHome: {},
    },
    variants,
  )

/** Returns the number of defending submarines that have submerged. */
export const submergedDefenders = ({ submerged }: Battle): number => totalOf(submerged.defend)

export type Awaiting =
  | { readonly what: 'roll'; readonly stage: Stage; readonly fire: Fire }
  | { readonly what: 'lose'; readonly stage: Stage; readonly hits: number }
  | { readonly what: 'step7' }
  | { readonly what: 'over' }

/** Returns the step for which a battle waits: dice, losses, or a decision of the players. */
export const awaiting = (battle: Battle, { profiles }: Ways): Awaiting => {
  const [due] = battle.due
  const stage = STAGES.find((one) => !battle.done.includes(one))
  const isOpening = stage !== undefined && STAGES.indexOf(stage) < STAGES.indexOf('attack')
  if (battle.outcome !== undefined) return { what: 'over' }
  if (due !== undefined && !isOpening) return { what: 'lose', ...due }
  if (battle.step7 === 'attacker' || stage === undefined) return { what: 'step7' }
  return { what: 'roll', stage, fire: fireOf(battle, stage, profiles) }
}

/** R46, R50: returns the result of a battle for the attacker. Returns undefined while both sides have fighting units. */
export const endOf = ({ attack, defend }: Battle): 'win' | 'lose' | 'draw' | undefined => {
  const [ours, theirs] = [fightersIn(attack), fightersIn(together(defend))]
  if (ours === 0) return theirs === 0 ? 'draw' : 'lose'
  return theirs === 0 ? 'win' : undefined
}

const OUTCOMES = { lose: 'held', draw: 'empty' } as const

/** Sets the outcome and repairs battleships (R41) if the battle is over; otherwise returns the battle unchanged. */
export const ended = (battle: Battle): Battle => {
  const end = endOf(battle)
  if (end === undefined) return battle
  const won = battle.place === 'sea' ? 'cleared' : troopsIn(battle.attack) > 0 ? 'captured' : 'airOnly'
  const outcome = battle.retreated !== undefined && end !== 'win' ? 'retreated' : end === 'win' ? won : OUTCOMES[end]
  return repaired({ ...battle, outcome, step7: null })
}

/** R41: returns the battle with all damaged battleships repaired. */
export const repaired = (battle: Battle): Battle => {
  const whole = ({ hurt: _hurt, ...units }: Army): Army => units
  const defend = Object.fromEntries(Object.entries(battle.defend).map(([power, army]) => [power, whole(army)]))
  return { ...battle, attack: whole(battle.attack), defend }
}

/** Advances a battle to the next stage that needs dice or hits. After the last stage, the cycle ends. */
export const onward = (battle: Battle, variants: Ways): Battle => {
  let now = battle
  if (now.cycle === 1 && now.done.length === 0 && endOf(now) !== undefined) return ended(now)
  for (;;) {
    const stage = STAGES.find((one) => !now.done.includes(one))
    if (stage === undefined) {
      if (now.due.length > 0) return now
      return endOfCycle(now)
    }
    if (stage === 'attack' || stage === 'defend') {
      if (now.due.length > 0) return now
      if (now.firing === undefined) now = { ...now, firing: firingOf(now) }
    }
    if (totalOf(fireOf(now, stage, variants.profiles)) > 0) return now
    now = { ...now, done: [...now.done, stage] }
  }
}

/**
 * R39: returns the units that fire after the opening fire: all surviving units, plus units that submarines have hit, if their side has a
 * destroyer.
 */
const firingOf = ({ attack, defend, kept }: Battle): NonNullable<Battle['firing']> => {
  const { hurt: _hurt, ...ours } = attack
  return { attack: plus<Unit>(ours, kept.attack), defend: withAll(bare(defend), kept.defend) }
}
const bare = (forces: Forces): ByPower<Units> =>
  Object.fromEntries(Object.entries(forces).map(([power, { hurt: _hurt, ...units }]) => [power, units]))

const endOfCycle = (battle: Battle): Battle => {
  const { opening: _opening, firing: _firing, ...rest } = battle
  const after: Battle = { ...rest, kept: { attack: {}, defend: {} } }
  return endOf(after) === undefined ? { ...after, step7: 'attacker' } : ended(after)
}

const WHY_NO_FIRE = (battle: Battle, stage: Stage): Result<never, Code> => {
  if (stage === 'aa') return refuse(battle.cycle > 1 ? 'AA_FIRST_CYCLE_ONLY' : 'NO_AA_GUN')
  if (stage !== 'bombard') return refuse('DICE_COUNT', { due: 0 }, 'R109')
  if (battle.cycle > 1) return refuse('BOMBARD_FIRST_CYCLE_ONLY')
  return refuse(battle.seaBattle ? 'BOMBARD_AFTER_SEA_BATTLE' : 'NO_BOMBARDMENT')
}

/** R29: checks the number and the faces of the dice of a stage. */
const checkDice = (fire: Fire, dice: StageDice): Result<undefined, Code> => {
  const groups = new Set([...Object.keys(fire), ...Object.keys(dice)])
  for (const group of groups) {
    const due = fire[group] ?? 0
    const fell = dice[group] ?? []
    if (fell.length !== due) return refuse('DICE_COUNT', { group, due })
    if (!fell.every((face) => Number.isInteger(face) && face >= 1 && face <= 6)) return refuse('DIE_RANGE', { group })
  }
  return accepted(undefined)
}

/** R29: checks the number of hits that the players counted instead of entering dice. */
const checkHits = (fire: Fire, hits: StageHits): Result<undefined, Code> => {
  const wrong = Object.entries(hits).find(([group, count]) => count < 0 || count > (fire[group] ?? 0))
  return wrong === undefined ? accepted(undefined) : refuse('DICE_COUNT', { group: wrong[0], due: fire[wrong[0]] ?? 0 })
}

export interface Fired {
  readonly battle: Battle
  readonly hits: StageHits
}

/**
 * Records the dice of a stage. Refusals: BATTLE_OVER, STEP_ORDER, DICE_COUNT, DIE_RANGE, NO_AA_GUN, AA_FIRST_CYCLE_ONLY, NO_BOMBARDMENT,
 * BOMBARD_FIRST_CYCLE_ONLY, BOMBARD_AFTER_SEA_BATTLE.
 */
export const fire = (
  battle: Battle,
  stage: Stage,
  rolled: { dice: StageDice } | { hits: StageHits },
  variants: Ways,
): Result<Fired, Code> => {
  const now = awaiting(battle, variants)
  if (now.what === 'over') return refuse('BATTLE_OVER')
  if (now.what === 'step7') return refuse('STEP_ORDER')
  if (now.what === 'lose' || now.stage !== stage) {
    const due = fireOf(battle, stage, variants.profiles)
    return totalOf(due) === 0 ? WHY_NO_FIRE(battle, stage) : refuse('STEP_ORDER', {}, 'R30')
  }
  const against = 'dice' in rolled ? checkDice(now.fire, rolled.dice) : checkHits(now.fire, rolled.hits)
  if (!against.ok) return against
  const hits = 'dice' in rolled ? hitsOf(rolled.dice, stage === 'aa' ? aaHitsOn(battle.modifiers) : undefined) : rolled.hits
  const begun: Battle = { ...battle, opening: openingOf(battle), step7: null, done: [...battle.done, stage] }
  if (stage === 'aa') return accepted({ hits, battle: onward({ ...begun, attack: minus<Unit>(begun.attack, hits) }, variants) })
  const due = lossesDue(struckBy(stage) === 'attack' ? { [battle.by]: battle.attack } : battle.defend, stage, totalOf(hits))
  const struck = due === 0 ? begun : { ...begun, due: [...begun.due, { stage, hits: due }] }
  return accepted({ hits, battle: onward(struck, variants) })
}

/** R29, R107: applies the losses of the next stage with hits. Refusals: BATTLE_OVER, STEP_ORDER, and all refusals about losses. */
export const lose = (battle: Battle, losses: LossesByPower, variants: Ways): Result<Battle, Code> => {
  const now = awaiting(battle, variants)
  if (now.what === 'over') return refuse('BATTLE_OVER')
  if (now.what !== 'lose') return refuse('STEP_ORDER')
  const { stage, hits } = now
  const isOurs = struckBy(stage) === 'attack'
  const forces = isOurs ? { [battle.by]: battle.attack } : battle.defend
  const against = checkLosses(forces, stage, hits, losses)
  if (!against.ok) return against
  const { proposals: _proposals, ...rest } = battle
  const after: Battle = { ...rest, due: battle.due.slice(1) }
  const opening = openingOf(battle)
  const bySub = stage === 'attackSubs' || stage === 'defendSubs'
  if (isOurs) {
    const own = losses[battle.by] ?? {}
    const keeps = bySub && opening.attack.destroyer && variants.destroyerBothSides
    const kept = keeps ? { ...battle.kept, attack: plus<Unit>(battle.kept.attack, gone(own)) } : battle.kept
    return accepted(onward({ ...after, attack: without(battle.attack, own), kept }, variants))
  }
  const keeps = bySub && opening.defend.destroyer
  const lost = withSome(Object.fromEntries(Object.entries(losses).map(([power, own]) => [power, gone(own)])))
  const kept = keeps ? { ...battle.kept, defend: withAll(battle.kept.defend, lost) } : battle.kept
  return accepted(onward({ ...after, defend: withoutAll(battle.defend, losses), kept }, variants))
}

/** Starts a new combat cycle, i.e. repeats steps 2–6. */
export const nextCycle = (battle: Battle, variants: Ways): Battle =>
  onward({ ...battle, cycle: battle.cycle + 1, done: [], due: [], step7: null }, variants)
