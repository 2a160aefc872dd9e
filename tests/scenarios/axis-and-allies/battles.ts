// Scenarios about battles: whole cycles, single steps, and odds.
import type { ByPower, Development, Power } from '../../../src/games/axis-and-allies/box/powers'
import type { Army, Unit, Units } from '../../../src/games/axis-and-allies/box/units'
import {
  STAGES,
  type Battle,
  type BattleFacts,
  type Losses,
  type Modifiers,
  type Stage,
  type StageDice,
  type Ways,
} from '../../../src/games/axis-and-allies/model/battle'
import { NOTHING_WAIVED } from '../../../src/games/axis-and-allies/model/refusals'
import { DEFAULT_SETTINGS, type Settings } from '../../../src/games/axis-and-allies/model/settings'
import { odds as oddsOf, type Question } from '../../../src/games/axis-and-allies/odds/odds'
import { awaiting, beginBattle, endOf, fire, lose, submergedDefenders } from '../../../src/games/axis-and-allies/rules/conduct-combat'
import { together } from '../../../src/games/axis-and-allies/rules/fire'
import { flyHome, press, retreat, submerge } from '../../../src/games/axis-and-allies/rules/press-or-retreat'
import type { Refusal } from '../../../src/referee'
import { some, waysOf } from './notation'

const [ATTACKER, DEFENDER]: readonly [Power, Power] = ['germany', 'uk']

interface BattleBefore {
  readonly place: 'land' | 'sea'
  readonly attack: Army
  readonly defend: Army
  readonly bombard?: Units
  readonly seaBattle?: boolean
  readonly amphibious?: boolean
  readonly tech?: { readonly attacker?: readonly Development[]; readonly defender?: readonly Development[] }
  readonly modifiers?: Modifiers
  readonly first?: boolean
  readonly spaces?: BattleFacts['spaces']
  readonly settings?: Partial<Settings>
}

/** Dice and losses of a whole cycle, as given in a scenario. */
interface CycleDice {
  readonly aa?: StageDice
  readonly bombard?: readonly number[]
  readonly attackSubs?: readonly number[]
  readonly defendSubs?: readonly number[]
  readonly attack?: StageDice
  readonly defend?: StageDice
}
type CycleLosses = Readonly<Partial<Record<Stage, Losses>>>
interface CycleDecision {
  readonly dice?: CycleDice
  readonly losses?: CycleLosses
}

const begin = (before: BattleBefore, options: Ways): Battle => {
  const { place, attack, defend, bombard = {}, seaBattle = false, amphibious = false, tech = {}, modifiers = {}, spaces = {} } = before
  const facts: BattleFacts = {
    at: 'here',
    place,
    by: ATTACKER,
    amphibious,
    aside: {},
    seaBattle,
    bombard,
    tech: { attacker: tech.attacker ?? [], defender: { [DEFENDER]: tech.defender ?? [] } },
    modifiers,
    spaces,
  }
  return beginBattle(facts, attack, { [DEFENDER]: defend }, options, before.first === false ? 2 : 1)
}

const force = (losses: Losses): ByPower<Losses> => ({ [DEFENDER]: losses })
const ours = (losses: Losses): ByPower<Losses> => ({ [ATTACKER]: losses })

/** Assigns the dice of a stage to the groups that fire. Dice that are not allowed get a separate group, so that the rules refuse them. */
const groupsOf = (battle: Battle, stage: Stage, dice: CycleDice, options: Ways): StageDice => {
  const given = dice[stage]
  if (given === undefined || !Array.isArray(given)) return (given as StageDice | undefined) ?? {}
  const now = awaiting(battle, options)
  const due = now.what === 'roll' && now.stage === stage ? Object.entries(now.fire).toSorted(([a], [b]) => Number(b) - Number(a)) : []
  const faces = [...(given as readonly number[])]
  const groups = due.map(([group, count], at) => [group, faces.splice(0, at === due.length - 1 ? Infinity : count)] as const)
  return Object.fromEntries(groups.length > 0 ? groups : [['1', faces]])
}

interface Cycled {
  readonly battle: Battle
  readonly refusal?: Refusal
  readonly fire: Readonly<Record<string, unknown>>
  readonly hits: Readonly<Record<string, number>>
}

const total = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((sum, one) => sum + one, 0)

/**
 * Plays a whole cycle: rolls and losses of each stage. If a scenario gives dice for a stage without a roll, the rules receive these dice
 * too.
 */
const wholeCycle = (start: Battle, { dice = {}, losses = {} }: CycleDecision, options: Ways): Cycled => {
  let battle = start
  const fires: Record<string, unknown> = { aa: {}, bombard: [], attackSubs: 0, defendSubs: 0, attack: {}, defend: {} }
  const hits: Record<string, number> = {}
  const rolled = new Set<Stage>()
  const lost = new Set<Stage>()
  const stop = (refusal: Refusal): Cycled => ({ battle: start, refusal, fire: fires, hits })
  for (const stage of STAGES) {
    const now = awaiting(battle, options)
    const isDue = now.what === 'roll' && now.stage === stage
    if (isDue || (dice[stage] !== undefined && total(counted(dice[stage])) > 0)) {
      const done = fire(battle, stage, { dice: groupsOf(battle, stage, dice, options) }, options)
      if (!done.ok) return stop(done.refusal)
      if (now.what === 'roll') fires[stage] = shown(stage, now.fire)
      hits[stage] = total(done.value.hits)
      battle = done.value.battle
      rolled.add(stage)
    }
    for (let next = awaiting(battle, options); next.what === 'lose'; next = awaiting(battle, options)) {
      const own = losses[next.stage] ?? {}
      const done = lose(battle, next.stage === 'defend' || next.stage === 'defendSubs' ? ours(own) : force(own), options)
      if (!done.ok) return stop(done.refusal)
      lost.add(next.stage)
      battle = done.value
    }
    const extra = STAGES.find((one) => rolled.has(one) && !lost.has(one) && total((losses[one] ?? {}) as Units) > 0)
    const isOpen =
      awaiting(battle, options).what === 'roll' && extra !== undefined && STAGES.indexOf(extra) < 4 && STAGES.indexOf(stage) < 3
    if (extra !== undefined && !isOpen) return stop({ code: 'LOSSES_TOO_MANY', rule: 'R107', params: {} })
  }
  // Losses for a stage in which no unit hits are refused.
  const unasked = STAGES.some((stage) => !lost.has(stage) && total(losses[stage] ?? {}) > 0)
  return unasked ? stop({ code: 'LOSSES_TOO_MANY', rule: 'R107', params: {} }) : { battle, fire: fires, hits }
}

const counted = (dice: StageDice | readonly number[] | undefined): Readonly<Record<string, number>> =>
  Array.isArray(dice)
    ? { all: dice.length }
    : Object.fromEntries(Object.entries((dice ?? {}) as StageDice).map(([group, faces]) => [group, faces.length]))

/** Returns the number of dice in the format of the scenarios: bombardment as a list of hit numbers, submarines as a count. */
const shown = (stage: Stage, due: Readonly<Record<string, number>>): unknown => {
  if (stage === 'bombard')
    return Object.entries(due)
      .toSorted(([a], [b]) => Number(b) - Number(a))
      .flatMap(([value, count]) => Array.from({ length: count }, () => Number(value)))
  return stage === 'attackSubs' || stage === 'defendSubs' ? total(due) : due
}

export const cycle = (before: BattleBefore, decision: CycleDecision) => {
  const options = waysOf(before.settings)
  const { battle, refusal, fire: fires, hits } = wholeCycle(begin(before, options), decision, options)
  const end = endOf(battle)
  return {
    accepted: refusal === undefined,
    reason: refusal?.code ?? null,
    fire: fires,
    hits,
    attackAfter: some(battle.attack),
    defendAfter: some({ ...together(battle.defend), ...hurtOf(battle) }),
    end: end ?? null,
  }
}
const hurtOf = ({ defend }: Battle): Army => {
  const { hurt = 0 } = defend[DEFENDER] ?? {}
  return hurt > 0 ? { hurt } : {}
}

type Step =
  | ({ readonly do: 'cycle' } & CycleDecision)
  | { readonly do: 'press' }
  | { readonly do: 'retreat'; readonly by?: 'attacker' | 'defender'; readonly to?: string }
  | { readonly do: 'flyHome'; readonly units: Units }
  | { readonly do: 'submerge'; readonly side: 'attacker' | 'defender'; readonly n: number }

const taken = (battle: Battle, step: Step, options: Ways) => {
  switch (step.do) {
    case 'cycle': {
      const now = awaiting(battle, options)
      if (now.what !== 'roll') return fire(battle, 'attack', { dice: {} }, options)
      const done = wholeCycle(battle, step, options)
      return done.refusal === undefined ? { ok: true as const, value: done.battle } : { ok: false as const, refusal: done.refusal }
    }
    case 'press':
      return press(battle, options)
    case 'retreat':
      return retreat(battle, step.by ?? 'attacker', step.to ?? '', options, NOTHING_WAIVED)
    case 'flyHome':
      return flyHome(battle, step.units, options)
    case 'submerge':
      return submerge(battle, step.side === 'attacker' ? 'attack' : 'defend', step.n, options, NOTHING_WAIVED)
  }
}

export const battle = (before: BattleBefore, { steps }: { readonly steps: readonly Step[] }) => {
  const options = waysOf(before.settings)
  let now = begin(before, options)
  const results = steps.map((step) => {
    const done = taken(now, step, options)
    if (done.ok) now = 'hits' in done.value ? done.value.battle : done.value
    return done.ok ? 'ok' : done.refusal.code
  })
  return {
    results,
    attackAfter: some(now.attack),
    defendAfter: some({ ...together(now.defend), ...hurtOf(now) }),
    submerged: { attacker: now.submerged.attack, defender: submergedDefenders(now) },
    flownHome: now.flownHome,
    outcome: now.outcome ?? 'open',
  }
}

export const odds = (
  before: BattleBefore,
  { attOrder, defOrder, retreat: leaves }: Pick<Question, 'attOrder' | 'defOrder' | 'retreat'>,
) => {
  const settings = { ...DEFAULT_SETTINGS, ...before.settings }
  const { tech = {}, ...rest } = before
  const found = oddsOf({
    ...rest,
    attackTech: tech.attacker ?? [],
    defendTech: tech.defender ?? [],
    destroyerBothSides: settings.destroyerBothSides,
    ...(attOrder && { attOrder }),
    ...(defOrder && { defOrder }),
    ...(leaves && { retreat: leaves }),
  })
  const { win, lose: lost, draw, retreat: left, capture, ipcLost } = found
  const all = (units: Units, army: Army) => Object.fromEntries(Object.keys(army).map((unit) => [unit, units[unit as Unit] ?? 0]))
  return {
    accepted: true,
    reason: null,
    win,
    lose: lost,
    draw,
    retreat: left,
    capture,
    survivors: { attack: all(found.attack, before.attack), defend: all(found.defend, before.defend) },
    ipcLost,
    exact: { win, lose: lost, draw, retreat: left },
  }
}
