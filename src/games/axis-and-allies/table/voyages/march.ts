import type { Refusal } from '../../../../referee'
import { isZone, neighboursOf, NEUTRALS } from '../../box/board'
import { areAllied } from '../../box/powers'
import { isAir, isLand, profilesOf, UNITS, type Unit, type Units } from '../../box/units'
import type { Event } from '../../model/events'
import type { PlainMove } from '../../model/moves'
import type { Code } from '../../model/refusals'
import type { State } from '../../model/state'
import { reachOf } from '../../rules/combat-move'
import { decideOwn } from '../../rules/decide'
import { evolve } from '../../transaction/evolve'
import { armiesOf, type PieceChanges } from '../../model/pieces'
import { hasMoved, movable } from '../../rules/piece-moves'
import { gunsReady } from '../../rules/voyages'

/** Moves of units where the app knows where they stand: who may leave, where to, and what follows. */

type Move = Extract<PlainMove, { readonly do: 'move' }>

/** Own units that may still leave a space. */
export const leavingFrom = (state: State, at: string): Units => {
  const guns = state.phase === 5 ? gunsReady(state, at) : 0
  const found = UNITS.map((unit) => {
    if (unit === 'aa') return [unit, guns] as const
    // Troops in a zone are aboard a transport, and a complex stays.
    if (unit === 'ic' || (isLand(unit) && isZone(at))) return [unit, 0] as const
    return [unit, movable(state, unit, at).filter(([id]) => !hasMoved(state, id)).length] as const
  })
  return Object.fromEntries(found.filter(([, count]) => count > 0))
}

/** Spaces from which something may leave. */
export const startsIn = (state: State): ReadonlySet<string> =>
  new Set(
    [...Object.keys(armiesOf(state.pieces)), ...Object.keys(state.territories)].filter(
      (at) => Object.keys(leavingFrom(state, at)).length > 0,
    ),
  )

const mayEnter = (unit: Unit, at: string): boolean => !NEUTRALS.includes(at) && (isAir(unit) || isZone(at) !== isLand(unit))

/** How many spaces of a way have an enemy's guns, past its beginning. */
const gunsOver = ({ territories, power }: State, path: readonly string[]): number =>
  path.slice(1).filter((at) => {
    const { controller = power, aa = 0 } = territories[at] ?? {}
    return aa > 0 && !areAllied(controller, power)
  }).length

/** Shortest ways of a unit to every space within its reach, two for each space; aircraft fly round guns where that is as short. */
const waysFrom = (state: State, unit: Unit, from: string): ReadonlyMap<string, readonly (readonly string[])[]> => {
  const reach = reachOf(unit, state.developments[state.power], profilesOf(state.numbers))
  const found = new Map<string, (readonly string[])[]>()
  let front: readonly (readonly string[])[] = [[from]]
  for (let steps = 0; steps < reach; steps++) {
    const next: (readonly string[])[] = []
    for (const path of front)
      for (const to of neighboursOf(path.at(-1) ?? from)) {
        const known = found.get(to) ?? []
        const isLonger = known.some((other) => other.length <= path.length)
        if (path.includes(to) || !mayEnter(unit, to) || known.length > 1 || isLonger) continue
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

/** The legal way of a kind of unit to a space; undefined where there is none. */
export const wayTo = (state: State, unit: Unit, from: string, to: string): readonly string[] | undefined =>
  (waysFrom(state, unit, from).get(to) ?? []).find((path) => tried(state, unit, 1, path).decided.ok)

/** The shortest way of a kind of unit to a space, however far it is; straight there if it can never reach it. */
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

/** Why a kind of unit cannot go to a space. */
export const againstGoing = (state: State, unit: Unit, from: string, to: string): Refusal<Code> | undefined => {
  const [path = farWay(unit, from, to)] = waysFrom(state, unit, from).get(to) ?? []
  const { decided } = tried(state, unit, 1, path)
  return decided.ok ? undefined : decided.refusal
}

/** Works out all spaces to which something may go from here, a space at a time. */
export function* targetsFrom(state: State, from: string): Generator<undefined, ReadonlySet<string>> {
  const found = new Set<string>()
  for (const unit of Object.keys(leavingFrom(state, from)) as readonly Unit[])
    for (const [to, paths] of waysFrom(state, unit, from)) {
      if (found.has(to)) continue
      if (paths.some((path) => tried(state, unit, 1, path).decided.ok)) found.add(to)
      yield undefined
    }
  return found
}

/** The consequences of a move. */
export interface Outcome {
  readonly move: Move
  readonly events: readonly Event[]
  readonly battle: boolean
  readonly taken: readonly string[]
  /** Guns that shoot on the way. */
  readonly fire: readonly string[]
  readonly left: number
}

/** Movement points that the pieces of a move had used this turn before it; the most of any of them. */
const spentBefore = ({ pieces }: State, unit: Unit, from: string, changes: PieceChanges = {}): number => {
  const gone = Object.keys(changes).flatMap((id) => pieces[id] ?? [])
  return Math.max(0, ...gone.filter((piece) => piece.unit === unit && piece.at === from).map(({ spent }) => spent))
}

/** Gives the consequences of a move along a way; undefined if it is not legal. */
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
    left: reachOf(unit, state.developments[state.power], profilesOf(state.numbers)) - before - (path.length - 1),
  }
}

/** Gives the consequences of units of one kind moving to a space; undefined if the move is not legal. */
const outcomeOf = (state: State, unit: Unit, count: number, from: string, to: string): Outcome | undefined => {
  const path = wayTo(state, unit, from, to)
  return path && outcomeAlong(state, { do: 'move', unit, count, path })
}

/** Gives the consequences of several kinds moving to a space, one after another, and the first kind that may not. */
export interface March {
  readonly outcomes: readonly Outcome[]
  readonly stopped?: Unit
}

/** Units of several kinds go to a space in one combat move: each kind finds the board as those before it left it. */
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
    now = outcome.events.reduce<State>(evolve, now)
  }
  return { outcomes }
}

/** Whether these units may bomb the complex there in place of a battle (R63): bombers alone. */
export const mayRaid = ({ phase, settings, territories }: State, going: Units, to: string): boolean => {
  const isBombers = Object.keys(going).every((unit) => unit === 'bmb') && (going.bmb ?? 0) > 0
  return phase === 3 && settings.raidsTold && territories[to]?.ic === true && isBombers
}

/** The same march as a raid. */
export const asRaid = (state: State, { outcomes }: March): readonly Outcome[] =>
  outcomes.flatMap(({ move }) => outcomeAlong(state, { ...move, raid: true }) ?? [])

/** Everything that may go to a space at once; AA guns stay unless nothing else can leave. */
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

/** Why one more unit of a kind may not go along with others. */
export const againstJoining = (state: State, going: Units, unit: Unit, from: string, to: string): Refusal<Code> | undefined => {
  const { [unit]: here = 0, ...others } = going
  const { stopped } = marchOf(state, { ...others, [unit]: here + 1 }, from, to)
  if (stopped === undefined) return undefined
  const now = marchOf(state, others, from, to).outcomes.reduce((all, { events }) => events.reduce<State>(evolve, all), state)
  return againstGoing(now, stopped, from, to)
}
