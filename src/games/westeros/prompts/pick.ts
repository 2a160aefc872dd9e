import { accepted, type Refusal } from '../../../referee'
import type { Move } from '../rules/moves'
import { oneOf } from '../model/prompt-kinds'
import type { MoveDomain } from './domains'
import type { Code } from '../model/refusals'

/** Draft of a question with one answer from a list. */
export interface PickDraft<T> {
  readonly chosen?: T
}
export interface PickStep<T> {
  readonly choose: T
}

/**
 * Creates the domain of a question that is answered by one option of a list.
 * @param move creates the move for an option
 * @param missing refusal of an answer that is not in the list, or of no answer
 */
export const pickOne = <T extends string | number | boolean>(
  options: readonly T[],
  move: (option: T) => Move,
  missing: () => Refusal<Code>,
): MoveDomain<PickDraft<T>, PickStep<T>> => ({
  empty: {},
  steps: ({ chosen }) => options.flatMap((option) => (option === chosen ? [] : [{ choose: option }])),
  take: (_, { choose }) => (options.includes(choose) ? accepted({ chosen: choose }) : { ok: false, refusal: missing() }),
  finish: ({ chosen }) => (chosen === undefined ? { ok: false, refusal: missing() } : accepted(move(chosen))),
  sample: (random) => {
    const option = oneOf(random, options)
    return option === undefined ? undefined : move(option)
  },
})
