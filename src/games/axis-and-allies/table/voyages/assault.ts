import { areAllied, type Power } from '../../box/powers'
import { isUnit, type Unit } from '../../box/units'
import type { State } from '../../model/state'
import { unitsAt } from '../../model/pieces'
import { evolve } from '../../transaction/evolve'
import { counted } from './counted'
import { marchOf, startsIn, usuallyTo, type Outcome } from './march'

/** Functions for an attack on one space by units from several spaces. */

/** Word in the stored draft that marks an attack: the target follows, then each start with its moving units. */
const ASSAULT = 'assault'

/** Units that leave one space for the target. */
export interface Stack {
  readonly from: string
  readonly units: readonly Unit[]
}

/** Attack that the user composes. */
export interface Assault {
  readonly to: string
  readonly stacks: readonly Stack[]
}

/** Reads an attack from a stored draft; undefined if the draft is a move from one space. */
export const assaultIn = ([mark, to, ...rest]: readonly string[]): Assault | undefined => {
  if (mark !== ASSAULT || to === undefined) return undefined
  const stacks: { readonly from: string; readonly units: Unit[] }[] = []
  for (const word of rest)
    if (isUnit(word)) stacks.at(-1)?.units.push(word)
    else stacks.push({ from: word, units: [] })
  return { to, stacks }
}

/** Writes an attack as a draft. */
export const draftOf = ({ to, stacks }: Assault): readonly string[] => [
  ASSAULT,
  to,
  ...stacks.flatMap(({ from, units }) => [from, ...units]),
]

/** Returns the attack in which the given units leave one of the spaces. */
export const withUnits = ({ to, stacks }: Assault, from: string, units: readonly Unit[]): Assault => ({
  to,
  stacks: stacks.some((stack) => stack.from === from)
    ? stacks.map((stack) => (stack.from === from ? { from, units } : stack))
    : [...stacks, { from, units }],
})

/** R13: returns whether a space can be the target of an attack: an enemy territory, or a sea zone with enemy units. */
export const isTarget = (state: State, at: string): boolean => {
  const { power, phase, territories } = state
  if (phase !== 3) return false
  const controller = territories[at]?.controller
  if (controller !== undefined) return !areAllied(controller, power)
  return (Object.keys(unitsAt(state, at)) as readonly Power[]).some((other) => !areAllied(other, power))
}

/** Units that can leave one space for the target. */
export interface Reach {
  readonly from: string
  readonly most: readonly Unit[]
}

/** Returns each unit that moves. */
export const unitsIn = (outcomes: readonly Outcome[]): readonly Unit[] =>
  outcomes.flatMap(({ move }) => Array.from({ length: move.count }, () => move.unit))

/** Generator that computes all spaces from which units can attack a target; each step of the generator checks one space. */
export function* reachOf(state: State, to: string): Generator<undefined, readonly Reach[]> {
  const found: Reach[] = []
  for (const from of startsIn(state)) {
    const most = unitsIn(usuallyTo(state, from, to))
    if (most.length > 0) found.push({ from, most })
    yield undefined
  }
  return found
}

/** Returns the position after the moves of all stacks except that of one space. */
export const withoutStack = (state: State, { to, stacks }: Assault, from: string): State =>
  stacks
    .filter((stack) => stack.from !== from)
    .reduce((now, stack) => after(now, marchOf(now, counted(stack.units), stack.from, to).outcomes), state)

const after = (state: State, outcomes: readonly Outcome[]): State => outcomes.flatMap(({ events }) => events).reduce<State>(evolve, state)

/** Returns the moves of an attack, made one after another; undefined if one of them is not legal after the others. */
export const movesOf = (state: State, { to, stacks }: Assault): readonly Outcome[] | undefined => {
  const all: Outcome[] = []
  let now = state
  for (const { from, units } of stacks) {
    const { outcomes, stopped } = marchOf(now, counted(units), from, to)
    if (stopped !== undefined) return undefined
    all.push(...outcomes)
    now = after(now, outcomes)
  }
  return all
}
