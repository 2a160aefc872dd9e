import { canonical } from '../../referee'
import type { PlainAnswer } from './plain-game'

/** One part of an answer: what it may be, after what was chosen before it. */
export interface Part {
  readonly part: keyof PlainAnswer
  /** What was chosen before it. */
  readonly before: PlainAnswer
  /** What it may be; at least one. */
  readonly steps: readonly PlainAnswer[]
}

const PARTS: readonly (keyof PlainAnswer)[] = ['area', 'payment', 'faces', 'amount', 'yes', 'option']

/** Whether a draft, or a step of it, is one of a plain game. */
export const isAnswer = (value: unknown): value is PlainAnswer => typeof value === 'object' && value !== null

/**
 * The parts that a draft has, and the one that comes next.
 * @param stepsAfter what a draft may grow by
 */
export const partsOf = (stepsAfter: (draft: PlainAnswer) => readonly unknown[], draft: PlainAnswer): readonly Part[] => {
  const parts: Part[] = []
  let before: PlainAnswer = {}
  for (;;) {
    const steps = stepsAfter(before).filter(isAnswer)
    const part = PARTS.find((one) => steps[0]?.[one] !== undefined)
    if (part === undefined || part in before) return parts
    parts.push({ part, before, steps })
    if (draft[part] === undefined) return parts
    before = { ...before, [part]: draft[part] }
  }
}

/**
 * A draft with what is paid usually, where nothing else has been said: then it needs no tap.
 * @param last the last of its parts
 */
export const withUsualPayment = (draft: PlainAnswer, last: Part | undefined): PlainAnswer =>
  last?.part === 'payment' && draft.payment === undefined ? { ...draft, ...last.steps[0] } : draft

/** Whether everything that a draft holds is offered: nothing is when a payment is only begun, or a die not told yet. */
export const isOffered = (parts: readonly Part[], draft: PlainAnswer): boolean =>
  parts.every(({ part, steps }) => draft[part] === undefined || steps.some((step) => canonical(step[part]) === canonical(draft[part])))
