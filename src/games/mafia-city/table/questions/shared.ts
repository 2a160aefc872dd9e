import type { Prompt, Result } from '../../../../referee'
import { asMove, useAnswering, useSend, type AnyMove } from '../../../../table/question/answering'
import { LOCATIONS, type Colour, type Place } from '../../box/box'
import type { State } from '../../model/state'
import { domain as domainOf } from '../../prompts/domains'
import type { Draft, Question } from '../../prompts/draft'
import { usePosition } from '../parts/position'

export const placeIn = (area: string | undefined): Place | undefined => LOCATIONS.find((at) => String(at) === area)

export interface AskedHere {
  readonly state: State
  readonly by: Colour
  readonly draft: Draft
  readonly steps: readonly Draft[]
  readonly setDraft: (draft: Draft) => void
  readonly back: (() => void) | undefined
  /** Returns the move for a complete draft. */
  readonly finish: (draft: Draft) => Result<AnyMove>
  readonly stepsAfter: (draft: Draft) => readonly Draft[]
  /** Adds further fields to the draft. If the draft is then complete, the answer is submitted immediately. */
  readonly put: (step: Draft) => void
  readonly send: (move: AnyMove) => Promise<unknown>
}

/** Hook that returns an open question of this game with the fields of its answer that the user has filled in so far. */
export function useAsked(prompt: Prompt): AskedHere {
  const state = usePosition()
  const question = prompt as Question
  const domain = domainOf(state, question)
  const { draft, setDraft, back } = useAnswering(prompt, domain)
  const send = useSend()
  const finish = (whole: Draft) => asMove(domain.finish(whole))
  return {
    state,
    by: question.roles[0] ?? 'red',
    draft,
    steps: domain.steps(draft),
    setDraft,
    back,
    finish,
    stepsAfter: (before) => domain.steps(before),
    put: (step) => {
      const next = { ...draft, ...step }
      const answer = finish(next)
      if (domain.steps(next).length === 0 && answer.ok) void send(answer.value)
      else setDraft(next)
    },
    send,
  }
}
