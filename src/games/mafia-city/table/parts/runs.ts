import type { Colour } from '../../box/box'
import type { Stack } from '../../model/state'

/**
 * Group of adjacent Mafiosi of one colour in a stack. Removing any of them has the same result, so the app offers only the upper Mafioso.
 */
export interface Run {
  readonly colour: Colour
  /** Height of the upper Mafioso of the group, counted from 1 at the bottom. */
  readonly height: number
  readonly count: number
}

/** Returns the groups of adjacent Mafiosi of one colour in a stack, lowest group first. */
export const runsOf = (stack: Stack): readonly Run[] =>
  stack.reduce<readonly Run[]>((runs, colour, at) => {
    const last = runs.at(-1)
    return last?.colour === colour
      ? [...runs.slice(0, -1), { colour, height: at + 1, count: last.count + 1 }]
      : [...runs, { colour, height: at + 1, count: 1 }]
  }, [])

/**
 * Returns the highest of the given heights if all Mafiosi at these heights belong to one group of adjacent Mafiosi; otherwise undefined.
 */
export const onlyRun = (stack: Stack, heights: readonly number[]): number | undefined => {
  const colours = new Set(heights.map((height) => stack[height - 1]))
  const sorted = heights.toSorted((a, b) => a - b)
  const isRun = colours.size === 1 && sorted.every((height, at) => at === 0 || height === (sorted[at - 1] ?? 0) + 1)
  return isRun ? sorted.at(-1) : undefined
}
