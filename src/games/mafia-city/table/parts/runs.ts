import type { Colour } from '../../box/box'
import type { Stack } from '../../model/state'

/** Neighbours of one colour in a stack: it changes nothing which of them goes, so the upper one stands for all. */
export interface Run {
  readonly colour: Colour
  /** Of the upper one, from 1 at the bottom. */
  readonly height: number
  readonly count: number
}

/** The runs of a stack, the lowest first. */
export const runsOf = (stack: Stack): readonly Run[] =>
  stack.reduce<readonly Run[]>((runs, colour, at) => {
    const last = runs.at(-1)
    return last?.colour === colour
      ? [...runs.slice(0, -1), { colour, height: at + 1, count: last.count + 1 }]
      : [...runs, { colour, height: at + 1, count: 1 }]
  }, [])
