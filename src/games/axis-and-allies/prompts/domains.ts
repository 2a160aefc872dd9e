import { rollByChance } from '../../../kit/dice'
import { wholeDomain, type WholeDraft } from '../../../kit/whole-domain'
import { accepted, type Domain, type Pick, type Random, type Result } from '../../../referee'
import { isZone, neighboursOf, ZONE_IDS } from '../box/board'
import { ADVANTAGES, areAllied, POWERS, type ByPower } from '../box/powers'
import { countOf, UNITS, isAir, isLand, type Unit, type Units } from '../box/units'
import type { Forces, LossesByPower, Stage, StageDice } from '../model/battle'
import type { OwnMove } from '../rules/moves'
import type { Code } from '../model/refusals'
import { carrierZones } from '../model/carriers'
import { armiesOf, unitsOf } from '../model/pieces'
import type { Announced, State } from '../model/state'
import { decideOwn } from '../rules/decide'
import { losing, shipsOffShore } from '../rules/battles'
import { awaiting } from '../rules/conduct-combat'
import {
  announcedIn,
  attackersAt,
  capitalLost,
  enemyPieces,
  landingZones,
  isSince,
  mayBeCalledOff,
  rollingOf,
  toFight,
  waysOf,
} from '../model/battlefield'
import { checkLosses, USUAL, usualLosses } from '../rules/losses'
import { divers, isGround, retreatSpaces } from '../rules/press-or-retreat'
import { openPhases } from '../rules/turn'
import type { PromptKind, Question } from './questions'

/**
 * Lists possible answers to each question. A screen builds the complete answer, and the rules return a refusal if the answer is illegal.
 */

export type Draft = WholeDraft<OwnMove | LossesByPower>
type AnyDomain = Domain<Draft, Draft, OwnMove | LossesByPower, Code>

const legal =
  (state: State) =>
  (answer: OwnMove | LossesByPower): Result<unknown, Code> =>
    decideOwn(state, answer as OwnMove)

export const domain = (state: State, prompt: Question): AnyDomain => {
  if (prompt.kind === 'proposal') {
    const due = losing(state)
    const check = (answer: OwnMove | LossesByPower) =>
      due === undefined ? accepted(undefined) : checkLosses(due.forces, due.stage, due.hits, answer as LossesByPower)
    return wholeDomain<OwnMove | LossesByPower, Code>(() => lossChoices(state), check)
  }
  return wholeDomain<OwnMove | LossesByPower, Code>(
    () => usual(state, prompt),
    legal(state),
    (random) => DRAWN[prompt.kind]?.(state, random),
  )
}

/** Returns whether at least one suggested answer to an optional question is legal. */
export const hasAnswer = (state: State, kind: PromptKind): boolean => {
  const check = legal(state)
  return usual(state, { kind, params: {} } as Question).some((answer) => check(answer).ok)
}

/** Returns whether any unit may leave the battle in step 7. */
export const mayLeave = (state: State): boolean =>
  usual(state, { kind: 'step7', params: {} } as Question).some((move) => move.do !== 'press' && legal(state)(move).ok)

const hostile = ({ territories, power }: State): readonly string[] =>
  Object.keys(territories).filter((id) => !areAllied(territories[id]?.controller ?? power, power))
const own = (state: State): readonly string[] => Object.keys(state.territories).filter((id) => isSince(state, id))

/** Returns the answers that the app suggests for a question, e.g. the most common moves. */
const usual = (state: State, { kind, params }: Question): readonly OwnMove[] => {
  const { power, phase, turn, battle, bought, territories } = state
  switch (kind) {
    case 'beginTurn':
    case 'goOn': {
      const [next] = openPhases(phase, capitalLost(state, power))
      return [...(next === undefined ? [] : [{ do: 'phase' as const, power, to: next }]), { do: 'phase', power, to: 'end' }]
    }
    case 'victory':
      return [
        { do: 'victory', goOn: false },
        { do: 'victory', goOn: true },
      ]
    case 'research':
      return [1, 2, 3, 4, 5, 6].flatMap((develop) => [1, 2, 3].map((buy): OwnMove => ({ do: 'research', develop, buy })))
    case 'develop':
      return [1, 2, 3, 4, 5, 6].map((develop) => ({ do: 'develop', develop }))
    case 'dice':
      return [1, 2, 3, 4, 5, 6].map((face) => ({ do: 'dice', faces: Array.from({ length: rollingOf(state)?.count ?? 0 }, () => face) }))
    case 'purchase':
      return [{}, ...UNITS.map((unit): Units => ({ [unit]: 1 }))].map((buy) => ({ do: 'purchase', buy }))
    case 'mobilize':
      return placings(state, Object.keys(bought[power]) as readonly Unit[])
    case 'leftover':
      return [state.settings.leftover === 'keep', state.settings.leftover !== 'keep'].map((keep) => ({ do: 'leftover', keep }))
    case 'tick':
      return ADVANTAGES.map(({ id }) => ({ do: 'tick', advantage: id }))
    case 'move':
      return state.settings.armiesTold ? steps(state) : [...steps(state), anyShip(state)]
    case 'ship':
      return [...voyages(state), ...sailings(state)]
    case 'enter':
      return hostile(state).map((at) => ({ do: 'enter', at, units: { inf: 1 } }))
    case 'announce':
      return hostile(state).flatMap((at): readonly OwnMove[] => [
        { do: 'announce', battle: { at, kind: 'land' } },
        ...(territories[at]?.ic === true ? [{ do: 'announce' as const, battle: { at, kind: 'raid' as const } }] : []),
      ])
    case 'promise':
      return carrierZones(state).map((to) => ({ do: 'promise', to }))
    case 'landed':
      return [{ do: 'landed', zones: {}, promises: turn.commitments.map(({ id, to }) => ({ id, carrierEnds: to })) }]
    case 'rocket':
      return own(state)
        .filter((from) => (territories[from]?.aa ?? 0) > 0)
        .flatMap((from) =>
          hostile(state).flatMap((to): readonly OwnMove[] => (territories[to]?.ic === true ? [{ do: 'rocket', from, to }] : [])),
        )
    case 'raid':
      return raidable(state).flatMap((at) => [1, 2].map((bmb): OwnMove => ({ do: 'raid', at, units: { bmb } })))
    case 'callOffLanding':
      return toFight(state)
        .filter((one) => mayBeCalledOff(state, one))
        .map(({ at }) => ({ do: 'callOffLanding', at }))
    case 'battle':
      return battles(state)
    case 'fire':
    case 'lose':
    case 'step7':
    case 'submerge':
    case 'breakOff':
    case 'confirm':
      return battle === undefined ? [] : inBattle(state, battle, kind, params.side === 'attack' ? 'attack' : 'defend')
    default:
      return []
  }
}

const inBattle = (
  state: State,
  battle: NonNullable<State['battle']>,
  kind: 'fire' | 'lose' | 'step7' | 'submerge' | 'breakOff' | 'confirm',
  side: 'attack' | 'defend',
): readonly OwnMove[] => {
  const now = awaiting(battle, waysOf(state))
  switch (kind) {
    case 'fire':
      return now.what === 'roll' ? [1, 6].map((face) => ({ do: 'fire', stage: now.stage, dice: rolled(now.fire, () => face) })) : []
    case 'lose':
      return lossChoices(state).map((losses) =>
        battle.proposals === undefined ? { do: 'lose', losses } : { do: 'lose', attacker: losses },
      )
    case 'step7': {
      const spaces = Object.fromEntries(Object.entries(battle.spaces).map(([id, space]) => [id, { ...space, adjacent: true }]))
      const { ftr = 0, bmb = 0 } = battle.attack
      const air: Units = { ...(ftr > 0 ? { ftr } : {}), ...(bmb > 0 ? { bmb } : {}) }
      // Land units and ships retreat to a space. If only aircraft and submarines are left, the move names no space.
      const hasGround = countOf(battle.attack, isGround) > 0
      const targets = hasGround ? retreatSpaces(spaces) : ['']
      return [
        { do: 'press' },
        ...targets.map((to): OwnMove => ({ do: 'retreat', by: 'attacker', to })),
        ...(hasGround ? [{ do: 'flyHome' as const, units: air }] : []),
      ]
    }
    case 'submerge':
      return Array.from({ length: divers(battle, side, state.settings) + 1 }, (_, n) => ({ do: 'submerge', side, n }))
    case 'breakOff':
      return [
        { do: 'breakOff', attack: plain(battle.attack), defend: {} },
        {
          do: 'breakOff',
          attack: {},
          defend: Object.fromEntries(Object.entries(battle.defend).map(([power, army]) => [power, plain(army)])),
        },
      ]
    case 'confirm':
      return [{ do: 'confirm' }]
  }
}
const plain = ({ hurt: _hurt, ...units }: Units & { readonly hurt?: number }): Units => units

/** Returns several different choices of losses: first in the default order, then in other orders of the units and of their owners. */
const lossChoices = (state: State): readonly LossesByPower[] => {
  const due = losing(state)
  if (due === undefined) return []
  const order = due.isOurs ? USUAL.attack : USUAL.defend
  const turned = order.map((_, at) => [...order.slice(at), ...order.slice(0, at)])
  const others: Forces = Object.fromEntries(Object.entries(due.forces).toReversed())
  const found = [due.forces, others].flatMap((forces) =>
    [...turned, order.toReversed()].map((each) => usualLosses(forces, due.stage, due.hits, each)),
  )
  return found.filter((losses, at) => found.findIndex((other) => JSON.stringify(other) === JSON.stringify(losses)) === at)
}

const rolled = (fire: Readonly<Record<string, number>>, face: () => number): StageDice =>
  Object.fromEntries(Object.entries(fire).map(([group, count]) => [group, Array.from({ length: count }, face)]))

/** R94: returns the moves that place a bought unit. The list has one move for each unit and each allowed space. */
const placings = (state: State, kinds: readonly Unit[]): readonly OwnMove[] =>
  own(state).flatMap((at) => [
    ...kinds.map((unit): OwnMove => ({ do: 'mobilize', unit, at })),
    ...[...neighboursOf(at)].filter(isZone).flatMap((zone) => kinds.map((unit): OwnMove => ({ do: 'mobilize', unit, at: zone, via: at }))),
  ])

/**
 * Returns a transport move for a game in which the app does not track units: the ship stays next to an enemy, or sails. The rules always
 * accept it.
 */
const anyShip = ({ phase }: State): OwnMove =>
  phase === 3
    ? { do: 'move', unit: 'dd', count: 1, path: ['sz1'], facts: { enemy: { sz1: ['ss'] } } }
    : { do: 'move', unit: 'dd', count: 1, path: ['sz1', 'sz2'] }

/**
 * Returns moves of units to a neighbouring space. If the app does not track units, these are moves of infantry from territories of the
 * active power.
 */
const steps = (state: State): readonly OwnMove[] => {
  const { power, settings } = state
  const armies = armiesOf(state.pieces)
  const places = settings.armiesTold
    ? Object.entries(armies).flatMap(([at, here]) => (Object.keys(here[power] ?? {}) as Unit[]).map((unit) => ({ at, unit })))
    : own(state).map((at) => ({ at, unit: 'inf' as Unit }))
  return places.flatMap(({ at, unit }) =>
    [...neighboursOf(at)]
      .filter((to) => isAir(unit) || isZone(to) !== isLand(unit))
      .map((to): OwnMove => ({ do: 'move', unit, count: 1, path: [at, to] })),
  )
}

/** Returns the moves in which a transport carries one infantry from one coast to another. */
const voyages = (state: State): readonly OwnMove[] => {
  const { power, settings } = state
  const armies = armiesOf(state.pieces)
  const zones = settings.armiesTold
    ? ZONE_IDS.filter((zone) => (armies[zone]?.[power]?.tt ?? 0) > 0)
    : ['sz6', 'sz60', 'sz10', 'sz5', 'sz4']
  return zones.flatMap((at) => {
    const shores = [...neighboursOf(at)].filter((id) => !isZone(id))
    const from = shores.find((id) => state.territories[id]?.controller === power)
    if (from === undefined) return []
    return shores
      .filter((to) => to !== from)
      .map((to): OwnMove => ({
        do: 'ship',
        ship: { at },
        steps: [
          { do: 'load', unit: 'inf', from },
          { do: 'unload', unit: 'inf', to },
        ],
      }))
  })
}

/** Returns the moves of a transport to a neighbouring sea zone. */
const sailings = ({ settings, pieces, power }: State): readonly OwnMove[] => {
  const armies = armiesOf(pieces)
  const zones = settings.armiesTold ? ZONE_IDS.filter((zone) => (armies[zone]?.[power]?.tt ?? 0) > 0) : ['sz1']
  return zones.flatMap((at) =>
    [...neighboursOf(at)].filter(isZone).map((to): OwnMove => ({ do: 'ship', ship: { at }, steps: [{ do: 'move', to }] })),
  )
}

/**
 * Returns the territories whose industrial complex may be raided: the territories of announced raids, or all hostile territories if no raid
 * was announced.
 */
const raidable = (state: State): readonly string[] => {
  const announced = announcedIn(state).flatMap(({ at, kind }) => (kind === 'raid' ? [at] : []))
  return announced.length === 0 ? hostile(state) : announced.filter((at) => !state.turn.raided.includes(at))
}

/** Returns the moves that start the announced battles, with the attackers and defenders that the app knows. */
const battles = (state: State): readonly OwnMove[] => {
  const { power, settings } = state
  const any = settings.armiesTold ? [] : hostile(state).map((at): Announced => ({ at, kind: 'land' }))
  const open = toFight(state).filter(({ kind }) => kind !== 'raid')
  return (open.length > 0 ? open : any).flatMap(({ at, kind, from }): readonly OwnMove[] => {
    const attack: Units = settings.armiesTold ? unitsOf(attackersAt(state, at).must) : kind === 'sea' ? { dd: 1 } : { inf: 2, arm: 1 }
    const enemy = state.territories[at]?.controller ?? POWERS.find((one) => !areAllied(one, power)) ?? power
    const ally = POWERS.find((other) => other !== enemy && areAllied(other, enemy)) ?? enemy
    const units: Units = kind === 'sea' ? { tt: 1 } : { inf: 2 }
    const defend: ByPower<Units> = settings.armiesTold ? {} : { [enemy]: units, [ally]: units }
    return [
      {
        do: 'battle',
        at,
        place: kind === 'sea' ? 'sea' : 'land',
        attack,
        defend,
        ...(from === undefined ? {} : { amphibious: true, from, ...bombardment(state, at) }),
      },
    ]
  })
}

/** Returns all ships that can bombard the defenders of a territory, if the app tracks units. */
const bombardment = (state: State, at: string): { readonly bombard?: Units } => {
  const zones = landingZones(state, at)
  const bombard = state.settings.armiesTold && enemyPieces(state, at).length > 0 ? shipsOffShore(state, zones) : {}
  return Object.keys(bombard).length === 0 ? {} : { bombard }
}

const randomDie = (random: Random) => () => 1 + Math.floor(random() * 6)

/** Functions that return a random answer. Used for questions that have too many answers to list. */
const DRAWN: Partial<Record<PromptKind, (state: State, random: Random) => OwnMove | undefined>> = {
  dice: (state, random) => ({ do: 'dice', faces: Array.from({ length: rollingOf(state)?.count ?? 0 }, randomDie(random)) }),
  fire: (state, random) => {
    const now = state.battle && awaiting(state.battle, waysOf(state))
    return now?.what === 'roll' ? { do: 'fire', stage: now.stage, dice: rolled(now.fire, randomDie(random)) } : undefined
  },
  goOn: (state) => usual(state, { kind: 'goOn', params: {} } as Question)[0],
}

/** Returns the move with dice that the app rolls; undefined if no dice are due, or if the players roll them. */
export const byChance = (state: State, pick: Pick): OwnMove | undefined => {
  const { dice, battle } = state
  const faces = (count: number) => rollByChance(dice, { count, sides: 6 }, pick)
  if (battle !== undefined) {
    const now = awaiting(battle, waysOf(state))
    if (now.what !== 'roll' || state.ballot !== undefined) return undefined
    return stageByChance(state, now, pick)
  }
  const rolling = state.result === undefined ? rollingOf(state) : undefined
  const fell = rolling === undefined ? undefined : faces(rolling.count)
  return fell && { do: 'dice', faces: fell }
}

/** Returns the move that enters the dice of a battle stage. The app rolls each group of dice separately. */
const stageByChance = (
  state: State,
  now: { readonly stage: Stage; readonly fire: Readonly<Record<string, number>> },
  pick: Pick,
): OwnMove | undefined => {
  const groups = Object.entries(now.fire).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const all = rollByChance(state.dice, { count: groups.reduce((sum, [, count]) => sum + count, 0), sides: 6 }, pick)
  if (all === undefined) return undefined
  let from = 0
  const dice = Object.fromEntries(groups.map(([group, count]) => [group, all.slice(from, (from += count))]))
  return { do: 'fire', stage: now.stage, dice }
}
