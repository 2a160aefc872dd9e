import { LOCATIONS, type Colour, type Place } from '../../box/box'
import type { Effect, Stack, State } from '../../model/state'
import { stackAt } from '../../model/tokens'
import { controlOf } from '../../rules/control'

/** Player who would control a location after an effect; undefined if no player would control it. */
export interface Forecast {
  readonly at: Place
  readonly leader: Colour | undefined
}

const without = (stack: Stack, place: number): Stack => stack.filter((_, index) => index !== place - 1)

/** Returns the stacks of the locations that an effect changes, if the effect is not cancelled. */
const stacksAfter = (state: State, { what, by, at, place = 0, to }: Omit<Effect, 'from'>): Readonly<Partial<Record<Place, Stack>>> => {
  if (at === undefined) return {}
  const stack = stackAt(state, at)
  switch (what) {
    case 'snitch':
    case 'prison':
    case 'complicity':
    case 'hitman':
    case 'hat':
      return { [at]: without(stack, place) }
    case 'twoHats':
      return { [at]: [...stack, by] }
    case 'plan': {
      const moved = stack[place - 1]
      return to === undefined || moved === undefined ? {} : { [at]: without(stack, place), [to]: [...stackAt(state, to), moved] }
    }
    case 'strings': {
      const [head] = stack
      const [other] = to === undefined ? [] : stackAt(state, to)
      if (to === undefined || head === undefined || other === undefined) return {}
      return { [at]: [other, ...stack.slice(1)], [to]: [head, ...stackAt(state, to).slice(1)] }
    }
    default:
      return {}
  }
}

/** Returns who would control each location that an effect changes, without Secret Deals (R18, R19). */
export const forecastOf = (state: State, effect: Omit<Effect, 'from'>): readonly Forecast[] => {
  const after = stacksAfter(state, effect)
  return LOCATIONS.flatMap((at) => {
    const stack = after[at]
    return stack === undefined ? [] : [{ at, leader: controlOf(state, at, stack, []).controller }]
  })
}
