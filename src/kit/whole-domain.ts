import { accepted, CORE_REFUSALS, refused, type Domain, type Random, type Result } from '../referee'

/** Draft that contains either no answer or a complete answer. */
export interface WholeDraft<Answer> {
  readonly answer?: Answer
}

/**
 * Creates the set of legal answers of a question whose complete answer a screen builds before submitting it, e.g. two armies or the faces
 * of dice. One step contains the complete answer. Refusals: the refusals of `check`; MALFORMED while there is no answer.
 * @param usual returns the answers to offer; illegal answers are filtered out
 * @param check returns the refusal of an illegal answer
 * @param drawn returns a random answer; default: one of the usual answers
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
