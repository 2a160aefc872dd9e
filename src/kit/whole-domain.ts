import { accepted, CORE_REFUSALS, refused, type Domain, type Random, type Result } from '../referee'

/** A draft of an answer that a screen puts together as a whole. */
export interface WholeDraft<Answer> {
  readonly answer?: Answer
}

/**
 * A domain for answers that are put together as a whole, such as two armies or faces of dice: a step is a whole answer, and what is against
 * it is said with the game's own refusal. Refusals: those of `check`; MALFORMED while there is no answer.
 * @param usual answers to be offered; those that are not legal are left out
 * @param check what is against an answer
 * @param drawn an answer at random, of all there are; without it one of the usual ones
 */
export const wholeDomain = <Answer, Code extends string>(
  usual: () => readonly Answer[],
  check: (answer: Answer) => Result<unknown, Code>,
  drawn?: (random: Random) => Answer | undefined,
): Domain<WholeDraft<Answer>, WholeDraft<Answer>, Answer, Code | 'MALFORMED'> => {
  const malformed = refused('MALFORMED' as const, CORE_REFUSALS.MALFORMED)
  const offered = () => usual().filter((answer) => check(answer).ok)
  return {
    empty: {},
    steps: ({ answer }) => (answer === undefined ? offered().map((one) => ({ answer: one })) : []),
    take: (_, { answer }) => {
      if (answer === undefined) return malformed
      const checked = check(answer)
      return checked.ok ? accepted({ answer }) : checked
    },
    finish: ({ answer }) => {
      if (answer === undefined) return malformed
      const checked = check(answer)
      return checked.ok ? accepted(answer) : checked
    },
    sample: (random) => {
      const any = drawn?.(random)
      if (any !== undefined && check(any).ok) return any
      const all = usual()
      const start = Math.floor(random() * all.length)
      return [...all.slice(start), ...all.slice(0, start)].find((answer) => check(answer).ok)
    },
  }
}
