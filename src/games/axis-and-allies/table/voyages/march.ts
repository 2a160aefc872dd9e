import type { Refusal } from '../../../../referee'
import { isZone, neighboursOf, NEUTRALS } from '../../box/board'
import { totalOf } from '../../../../kit/counts'
import { areAllied } from '../../box/powers'
import { isAir, isLand, profilesOf, UNITS, type Unit, type Units } from '../../box/units'
import type { Event } from '../../model/events'
import type { OwnMove } from '../../rules/moves'
import type { Code } from '../../model/refusals'
import type { State } from '../../model/state'
import { reachOf } from '../../rules/combat-move'
import { decideOwn } from '../../rules/decide'
import { aaFire } from '../../rules/fire'
import { raidModifiers } from '../../rules/raids'
import { evolve } from '../../transaction/evolve'
import { armiesOf, type PieceChanges } from '../../model/pieces'
import { hasMoved, movable } from '../../rules/piece-moves'
import { gunsReady } from '../../rules/voyages'

/**
 * Functions for moves of units if the app tracks units. They return the units that may leave a space, the possible
 * targets, and the effects of a move.
 */

type Move = Extract<OwnMove, { readonly do: 'move' }>

/** Returns the units of the active power that may still leave a space. */
export const leavingFrom = (state: State, at: string): Units => {
  const guns = state.phase === 5 ? gunsReady(state, at) : 0
  const found = UNITS.map((unit) => {
    if (unit === 'aa') return [unit, guns] as const
    // Land units in a sea zone are aboard a transport, and an industrial complex cannot move.
    if (unit === 'ic' || (isLand(unit) && isZone(at))) return [unit, 0] as const
    return [unit, movable(state, unit, at).filter(([id]) => !hasMoved(state, id)).length] as const
  })
  return Object.fromEntries(found.filter(([, count]) => count > 0))
}

/** Returns the board spaces that units of the active power may leave. */
export const startsIn = (state: State): ReadonlySet<string> =>
  new Set(
    [...Object.keys(armiesOf(state.pieces)), ...Object.keys(state.territories)].filter(
      (at) => Object.keys(leavingFrom(state, at)).length > 0,
    ),
  )

/** Returns the number of spaces that a type of unit of the active power can move in a turn. */
export const reachIn = (state: State, unit: Unit): number => reachOf(unit, state.developments[state.power], profilesOf(state.numbers))

const mayEnter = (unit: Unit, at: string): boolean => !NEUTRALS.includes(at) && (isAir(unit) || isZone(at) !== isLand(unit))

/** Returns the number of spaces on a path that contain enemy AA guns. The start of the path is not counted. */
const gunsOver = ({ territories, power }: State, path: readonly string[]): number =>
  path.slice(1).filter((at) => {
    const { controller = power, aa = 0 } = territories[at] ?? {}
    return aa > 0 && !areAllied(controller, power)
  }).length

/**
 * Returns the shortest paths of a unit to every space in range. Aircraft use a path without enemy AA guns if it is not longer; their range
 * is long, so only two of their paths per space are tried.
 */
const waysFrom = (state: State, unit: Unit, from: string): ReadonlyMap<string, readonly (readonly string[])[]> => {
  const reach = reachIn(state, unit)
  const found = new Map<string, (readonly string[])[]>()
  let front: readonly (readonly string[])[] = [[from]]
  for (let steps = 0; steps < reach; steps++) {
    const next: (readonly string[])[] = []
    for (const path of front)
      for (const to of neighboursOf(path.at(-1) ?? from)) {
        const known = found.get(to) ?? []
        const isLonger = known.some((other) => other.length <= path.length)
        const isEnough = isAir(unit) && known.length > 1
        if (path.includes(to) || !mayEnter(unit, to) || isEnough || isLonger) continue
        found.set(to, [...known, [...path, to]])
        next.push([...path, to])
      }
    front = isAir(unit) ? next.toSorted((a, b) => gunsOver(state, a) - gunsOver(state, b)) : next
  }
  return found
}

const tried = (state: State, unit: Unit, count: number, path: readonly string[]) => {
  const move: Move = { do: 'move', unit, count, path }
  return { move, decided: decideOwn(state, move) }
}

/** Returns a legal path for a type of unit to a space; undefined if no legal path exists. */
export const wayTo = (state: State, unit: Unit, from: string, to: string): readonly string[] | undefined =>
  (waysFrom(state, unit, from).get(to) ?? []).find((path) => tried(state, unit, 1, path).decided.ok)

/**
 * Returns the shortest path for a type of unit to a space at any distance. If no path exists, the result contains only the start and the
 * target.
 */
const farWay = (unit: Unit, from: string, to: string): readonly string[] => {
  const before = new Map<string, string>()
  let front = [from]
  while (front.length > 0 && !before.has(to)) {
    const next: string[] = []
    for (const at of front)
      for (const one of neighboursOf(at))
        if (one !== from && !before.has(one) && mayEnter(unit, one)) {
          before.set(one, at)
          next.push(one)
        }
    front = next
  }
  const way = [to]
  for (let at = before.get(to); at !== undefined; at = before.get(at)) way.unshift(at)
  return way[0] === from ? way : [from, to]
}

/** Returns the refusal of a move of a type of unit to a space; undefined if the move is legal. */
export const againstGoing = (state: State, unit: Unit, from: string, to: string): Refusal<Code> | undefined => {
  const [path = farWay(unit, from, to)] = waysFrom(state, unit, from).get(to) ?? []
  const { decided } = tried(state, unit, 1, path)
  return decided.ok ? undefined : decided.refusal
}

/**
 * Generator that computes all legal targets of moves from a space; each step of the generator checks one space.
 * @param isWanted returns whether a space has to be checked; by default all spaces
 */
export function* targetsFrom(
  state: State,
  from: string,
  isWanted: (at: string) => boolean = () => true,
): Generator<undefined, ReadonlySet<string>> {
  const found = new Set<string>()
  for (const unit of Object.keys(leavingFrom(state, from)) as readonly Unit[])
    for (const [to, paths] of waysFrom(state, unit, from)) {
      if (found.has(to) || !isWanted(to)) continue
      if (paths.some((path) => tried(state, unit, 1, path).decided.ok)) found.add(to)
      yield undefined
    }
  return found
}

/** Returns the number of moves of a type of unit to a space at any distance; undefined if no path exists. */
export const movesTo = (unit: Unit, from: string, to: string): number | undefined => {
  const way = farWay(unit, from, to)
  return mayEnter(unit, to) && (way.length > 2 || neighboursOf(from).has(to)) ? way.length - 1 : undefined
}

/** Effects of moving units of one type. */
export interface Outcome {
  readonly move: Move
  readonly events: readonly Event[]
  readonly battle: boolean
  readonly taken: readonly string[]
  /** List of the spaces on the path whose AA guns fire. */
  readonly fire: readonly string[]
  readonly left: number
}

/** Returns the movement points that units of a type have used this turn before the move; if the moved units differ, the maximum. */
const spentBefore = ({ pieces }: State, unit: Unit, from: string, changes: PieceChanges = {}): number => {
  const gone = Object.keys(changes).flatMap((id) => pieces[id] ?? [])
  return Math.max(0, ...gone.filter((piece) => piece.unit === unit && piece.at === from).map(({ spent }) => spent))
}

/** Returns the number of moves that each unit of a type has left; if the units of a space differ, the minimum. */
export const movesLeft = (state: State, unit: Unit, from: string): number =>
  reachIn(state, unit) - Math.max(0, ...movable(state, unit, from).map(([, { spent }]) => spent))

/** Returns the effects of a move along a path; undefined if the move is not legal. */
export const outcomeAlong = (state: State, move: Move): Outcome | undefined => {
  const decided = decideOwn(state, move)
  if (!decided.ok) return undefined
  const { unit, path, facts } = move
  const moved = decided.value.find((event) => event.e === 'moved')
  const before = Math.max(facts?.spent ?? 0, spentBefore(state, unit, path[0] ?? '', moved?.pieces))
  return {
    move,
    events: decided.value,
    battle: moved?.battle === path.at(-1),
    taken: decided.value.flatMap((event) => (event.e === 'taken' ? [event.at] : [])),
    fire: (moved?.fire ?? []).map(({ at }) => at),
    left: reachIn(state, unit) - before - (path.length - 1),
  }
}

/** Returns the effects of a move of units of one type to a space; undefined if the move is not legal. */
const outcomeOf = (state: State, unit: Unit, count: number, from: string, to: string): Outcome | undefined => {
  const path = wayTo(state, unit, from, to)
  return path && outcomeAlong(state, { do: 'move', unit, count, path })
}

/** Returns all spaces on the paths of moves. */
export const waysOf = (outcomes: readonly Outcome[]): readonly string[] => [...new Set(outcomes.flatMap(({ move }) => move.path))]

/** Returns each unit that moves. */
export const unitsIn = (outcomes: readonly Outcome[]): readonly Unit[] =>
  outcomes.flatMap(({ move }) => Array.from({ length: move.count }, () => move.unit))

/** Returns the state after moves. */
export const afterMoves = (state: State, outcomes: readonly Outcome[]): State =>
  outcomes.flatMap(({ events }) => events).reduce<State>(evolve, state)

/** Effects of moving several types of units to one space, in order, and the first type whose move is refused. */
export interface March {
  readonly outcomes: readonly Outcome[]
  readonly stopped?: Unit
}

/**
 * Computes the moves of several types of units to one space, made one after another: the move of each type starts from the state after the
 * moves of the previous types.
 */
export const marchOf = (state: State, going: Units, from: string, to: string): March => {
  const outcomes: Outcome[] = []
  let now = state
  for (const unit of UNITS) {
    const count = going[unit] ?? 0
    const outcome = count === 0 ? undefined : outcomeOf(now, unit, count, from, to)
    if (outcome === undefined) {
      if (count > 0) return { outcomes, stopped: unit }
      continue
    }
    outcomes.push(outcome)
    now = afterMoves(now, [outcome])
  }
  return { outcomes }
}

/** R36, R63: returns whether the AA gun of the target fires at aircraft of these moves before the battle or raid. */
export const gunFiresAt = (state: State, outcomes: readonly Outcome[], at: string): boolean => {
  const sent = (unit: Unit) =>
    outcomes.reduce((all, { move, battle }) => all + (battle && move.unit === unit && move.path.at(-1) === at ? move.count : 0), 0)
  const hasGun = (state.territories[at]?.aa ?? 0) > 0
  return totalOf(aaFire({ ftr: sent('ftr'), bmb: sent('bmb') }, hasGun, raidModifiers(state, at))) > 0
}

/** Returns whether units may raid the industrial complex in a space instead of fighting a battle (R63). Only bombers may raid. */
export const mayRaid = ({ phase, settings, territories }: State, going: Units, to: string): boolean => {
  const isBombers = Object.keys(going).every((unit) => unit === 'bmb') && (going.bmb ?? 0) > 0
  return phase === 3 && settings.raidsTold && territories[to]?.ic === true && isBombers
}

/** Returns the same moves of bombers, but as a raid on the industrial complex instead of a battle. */
export const asRaid = (state: State, { outcomes }: March): readonly Outcome[] =>
  outcomes.flatMap(({ move }) => outcomeAlong(state, { ...move, raid: true }) ?? [])

/** Returns the moves of all units that may move to a space. AA guns stay unless no other unit can leave. */
export const allTo = (state: State, from: string, to: string): readonly Outcome[] => {
  const { aa = 0, ...units } = leavingFrom(state, from)
  let going: Units = Object.keys(units).length === 0 && aa > 0 ? { aa } : units
  for (;;) {
    const { outcomes, stopped } = marchOf(state, going, from, to)
    if (stopped === undefined) return outcomes
    const { [stopped]: _stays, ...others } = going
    going = others
  }
}

/**
 * Returns the moves that the app suggests to a space: all units that may move there. Transports stay out of an attack on enemy ships unless
 * no other unit can attack.
 */
export const usuallyTo = (state: State, from: string, to: string): readonly Outcome[] => {
  const all = allTo(state, from, to)
  const isAttack = isZone(to) && all.some(({ battle }) => battle)
  const others = Object.fromEntries(all.flatMap(({ move: { unit, count } }) => (unit === 'tt' ? [] : [[unit, count]])))
  if (!isAttack || all.length === Object.keys(others).length || Object.keys(others).length === 0) return all
  const { outcomes, stopped } = marchOf(state, others, from, to)
  return stopped === undefined ? outcomes : all
}

/** Returns the refusal that results if one more unit of a type is added to the moving units; undefined if the unit may also move. */
export const againstJoining = (state: State, going: Units, unit: Unit, from: string, to: string): Refusal<Code> | undefined => {
  const { [unit]: here = 0, ...others } = going
  const { stopped } = marchOf(state, { ...others, [unit]: here + 1 }, from, to)
  if (stopped === undefined) return undefined
  const now = afterMoves(state, marchOf(state, others, from, to).outcomes)
  return againstGoing(now, stopped, from, to)
}
