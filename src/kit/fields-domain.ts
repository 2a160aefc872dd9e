import { accepted, canonical, CORE_REFUSALS, refused, type Domain } from '../referee'

/**
 * Creates the set of legal answers of a question whose answer is filled in field by field: each step sets some fields of the draft.
 * Refusal: MALFORMED (a step that is not offered, or an incomplete answer).
 * @param steps returns the possible next steps; empty if the draft is complete
 * @param answer returns the complete answer; undefined while a field is missing
 */
export const fieldsDomain = <Draft extends object, Answer>(
  steps: (draft: Draft) => readonly Draft[],
  answer: (draft: Draft) => Answer | undefined,
): Domain<Draft, Draft, Answer, 'MALFORMED'> => {
  const malformed = refused('MALFORMED' as const, CORE_REFUSALS.MALFORMED)
  const empty = {} as Draft
  const finish = (draft: Draft) => {
    const whole = answer(draft)
    return whole === undefined ? malformed : accepted(whole)
  }
  return {
    empty,
    steps,
    take: (draft, step) => (steps(draft).some((one) => canonical(one) === canonical(step)) ? accepted({ ...draft, ...step }) : malformed),
    finish,
    sample: (random) => {
      let draft = empty
      for (let next = steps(draft); next.length > 0; next = steps(draft)) draft = { ...draft, ...next[Math.floor(random() * next.length)] }
      return answer(draft)
    },
  }
}
