import type { Refusal } from '../../../../referee'
import { areAllied, type Power } from '../../box/powers'
import { isUnit, type Unit } from '../../box/units'
import type { Code } from '../../model/refusals'
import type { State } from '../../model/state'
import { unitsAt } from '../../model/pieces'
import { counted } from './counted'
import { afterMoves, againstGoing, leavingFrom, marchOf, movesTo, startsIn, targetsFrom, unitsIn, usuallyTo, type Outcome } from './march'

/** Functions for an attack on one space by units from several spaces. */

/** Word in the stored draft that marks an attack: the target follows, then each start with its moving units. */
const ATTACK = 'attack'

/** Attack that the user composes: its target, and the units that leave each space. */
export interface Attack {
  readonly to: string
  readonly stacks: readonly { readonly from: string; readonly units: readonly Unit[] }[]
}

/** Reads an attack from a stored draft; undefined if the draft is a move from one space. */
export const attackIn = ([mark, to, ...rest]: readonly string[]): Attack | undefined => {
  if (mark !== ATTACK || to === undefined) return undefined
  const stacks: { readonly from: string; readonly units: Unit[] }[] = []
  for (const word of rest)
    if (isUnit(word)) stacks.at(-1)?.units.push(word)
    else stacks.push({ from: word, units: [] })
  return { to, stacks }
}

/** Writes an attack as a draft. */
export const draftOf = ({ to, stacks }: Attack): readonly string[] => [ATTACK, to, ...stacks.flatMap(({ from, units }) => [from, ...units])]

/** Returns the attack in which the given units leave one of the spaces. The moves of this space come last. */
export const withUnits = (attack: Attack, from: string, units: readonly Unit[]): Attack => {
  const { to, stacks } = withoutStack(attack, from)
  return { to, stacks: units.length === 0 ? stacks : [...stacks, { from, units }] }
}

/** Returns the attack without the units of one space. */
export const withoutStack = ({ to, stacks }: Attack, from: string): Attack => ({
  to,
  stacks: stacks.filter((stack) => stack.from !== from),
})

/** R13: returns whether a space can be the target of an attack: an enemy territory, or a sea zone with enemy units. */
export const isTarget = (state: State, at: string): boolean => {
  const { power, phase, territories } = state
  if (phase !== 3) return false
  const controller = territories[at]?.controller
  if (controller !== undefined) return !areAllied(controller, power)
  return (Object.keys(unitsAt(state, at)) as readonly Power[]).some((other) => !areAllied(other, power))
}

/** Returns the units that can leave a space for the target after the moves of the other spaces. */
export const mostFrom = (state: State, attack: Attack, from: string): readonly Unit[] =>
  unitsIn(usuallyTo(movesOf(state, withoutStack(attack, from)).after, from, attack.to))

/** Generator that computes the enemy spaces that units can attack now; each step of the generator checks one space. */
export function* targetsInReach(state: State): Generator<undefined, ReadonlySet<string>> {
  const found = new Set<string>()
  if (state.phase !== 3) return found
  for (const from of startsIn(state))
    for (const at of yield* targetsFrom(state, from, (to) => !found.has(to) && isTarget(state, to))) found.add(at)
  return found
}

/** Unit that is nearest to a space, with its number of moves to the space. */
export interface Nearest {
  readonly unit: Unit
  readonly from: string
  readonly steps: number
}

/** Returns the unit that is nearest to a space, of the units that can still move; undefined if no unit has a path to the space. */
export const nearestUnit = (state: State, to: string): Nearest | undefined =>
  [...startsIn(state)]
    .flatMap((from) =>
      (Object.keys(leavingFrom(state, from)) as readonly Unit[]).flatMap((unit): readonly Nearest[] => {
        const steps = movesTo(unit, from, to)
        return steps === undefined ? [] : [{ unit, from, steps }]
      }),
    )
    .toSorted((one, other) => one.steps - other.steps)[0]

/** Space from which units can attack a target, and its units that can go if no other unit goes. */
export interface Start {
  readonly from: string
  readonly most: readonly Unit[]
}

/** Generator that computes all spaces from which units can attack a target; each step of the generator checks one space. */
export function* startsFor(state: State, to: string): Generator<undefined, readonly Start[]> {
  const found: Start[] = []
  for (const from of startsIn(state)) {
    const most = unitsIn(usuallyTo(state, from, to))
    if (most.length > 0) found.push({ from, most })
    yield undefined
  }
  return found
}

/** Moves of an attack, made one after another, the position after them, and the refusal of the first move that is not legal. */
export interface AttackMoves {
  readonly outcomes: readonly Outcome[]
  readonly after: State
  readonly refusal?: Refusal<Code> | undefined
}

/** Returns the moves of an attack. */
export const movesOf = (state: State, { to, stacks }: Attack): AttackMoves => {
  const outcomes: Outcome[] = []
  let after = state
  for (const { from, units } of stacks) {
    const march = marchOf(after, counted(units), from, to)
    outcomes.push(...march.outcomes)
    after = afterMoves(after, march.outcomes)
    if (march.stopped !== undefined) return { outcomes, after, refusal: againstGoing(after, march.stopped, from, to) }
  }
  return { outcomes, after }
}
