import { useCallback, useEffect, useRef, useState } from 'react'
import { canSeal } from '../../../../session'
import type { Outcome } from '../../../../session'
import { isSeedMove, type Domain, type Entry, type Ledger, type Refusal, type Result } from '../../../../referee'
import type { HouseId } from '../../box/box'
import type { WesterosVocabulary } from '../../index'
import type { Choice, Move } from '../../model/moves'
import { houseState } from '../../model/position'
import type { Question } from '../../model/prompt-kinds'
import type { Code } from '../../model/refusals'
import type { Battle, State } from '../../model/state'
import { useTable } from '../hook'

/** The one place where the questions meet the open game: state, drafts, moves and sealed choices. */

export const useGameState = (): State => useTable((open) => open.state)

/** The open battle; the questions of a battle are asked only while there is one. */
export const useBattle = (): Battle | undefined => useTable((open) => open.state.battle)

/**
 * The newest entry of the ledger that brought the position: drafts are made for it. A seed that was committed or opened since then
 * stands beside the line of play, so whoever adds chance takes no draft away.
 */
const madeAt = ({ last }: Ledger<WesterosVocabulary>): Entry<WesterosVocabulary> => {
  let moment = last
  while (isSeedMove(moment.entry.move) && moment.written !== undefined) moment = moment.written
  return moment.entry
}
export const useLastEntry = () => useTable(({ ledger }) => madeAt(ledger))

/** What a draft is kept as: every step of it, so that the last one can be taken back; worthless after another entry. */
interface Kept<Draft> {
  readonly at: string
  readonly stack: readonly Draft[]
}

/** The steps of a kept draft; none where it was made for another position. */
export const stackOf = <Draft>(kept: unknown, at: string): readonly Draft[] => {
  if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('stack' in kept)) return []
  const { at: then, stack } = kept as Kept<Draft>
  return then === at && Array.isArray(stack) ? stack : []
}

/** Whether somebody has begun to answer a question: then there is a step of the answer to take back before a move. */
export const useBegun = (question: Question | undefined): boolean => {
  const at = useTable((open) => open.ledger.last.entry.id)
  const kept = useTable((open) => (question === undefined ? undefined : open.drafts[question.key]))
  return stackOf(kept, at).length > 0
}

/** A question that is being answered. */
export interface Answering<Draft, Step> {
  readonly draft: Draft
  /** Why this step is not legal now; undefined: it is. */
  readonly objection: (step: Step) => Refusal<Code> | undefined
  /** One more step; one that is not legal does nothing. */
  readonly put: (step: Step) => void
  /** Puts another draft in place of the present one, as one step that can be taken back. */
  readonly become: (draft: Draft) => void
  /** Takes the last step back; undefined where there is none. */
  readonly back: (() => void) | undefined
  /** The whole answer, or what is missing or wrong. */
  readonly finished: Result<Move, Code>
}

/**
 * The draft of an open question, kept on disk step by step.
 * @param start where the draft begins if not at the domain's own beginning
 */
export function useAnswering<Draft, Step>(
  question: Question,
  domain: Domain<Draft, Step, Move, Code>,
  start: Draft = domain.empty,
): Answering<Draft, Step> {
  const at = useTable(({ ledger }) => madeAt(ledger).id)
  const kept = useTable((open) => open.drafts[question.key])
  const setDraft = useTable((_, play) => play.setDraft)
  const stack = stackOf<Draft>(kept, at)
  const draft = stack.length === 0 ? start : (stack.at(-1) as Draft)
  const keep = (next: readonly Draft[]) => void setDraft(question, next.length === 0 ? undefined : { at, stack: next })
  const become = (next: Draft) => keep([...stack, next])
  return {
    draft,
    objection: (step) => {
      const answer = domain.take(draft, step)
      return answer.ok ? undefined : answer.refusal
    },
    put: (step) => {
      const answer = domain.take(draft, step)
      if (answer.ok) become(answer.value)
    },
    become,
    back: stack.length === 0 ? undefined : () => keep(stack.slice(0, -1)),
    finished: domain.finish(draft),
  }
}

/** Plays a move; whatever is against it comes up by itself in the sheet of refusals. */
export function useSend(): (move: Move) => Promise<Outcome> {
  return useTable((_, play) => play.play)
}

/** The actions on the decks and on an open ballot. */
export function usePlay() {
  return {
    canSeal: useTable((_, play) => play.canSeal) && canSeal(),
    saving: useTable((_, play) => play.saving),
    drawByChance: useTable((_, play) => play.drawByChance),
    callOff: useTable((_, play) => play.callOff),
    reveal: useTable((_, play) => play.reveal),
    revealByHand: useTable((_, play) => play.revealByHand),
  }
}

/** Seals the choice of a house, for the first time or anew. */
export function useCast(): (house: HouseId, choice: Choice, anew: boolean) => Promise<Outcome> {
  const cast = useTable((_, play) => play.cast)
  const castAnew = useTable((_, play) => play.castAnew)
  const state = useGameState()
  return (house, choice, anew) => (anew ? castAnew(house, choice) : cast(house, choice, houseState(state, house).seat))
}

/**
 * What a house has chosen so far at a sealed question, and how it chooses otherwise. The draft of a reload or a hasty cover comes
 * back only here, behind the cover, and takes a moment: it never overwrites what somebody has touched meanwhile.
 * @param start what stands there until then
 * @param beneath the latest of the choices that were made meanwhile, with as much of the draft as has room beneath them
 */
export function useSealedDraft(
  question: Question,
  start: Choice | undefined,
  beneath: (draft: Choice, latest: Choice, before: readonly Choice[]) => Choice,
): readonly [Choice | undefined, (next: Choice) => void] {
  const load = useTable((_, play) => play.sealedDraft)
  const keep = useTable((_, play) => play.setDraft)
  const [choice, setChoice] = useState(start)
  const touched = useRef<readonly Choice[]>([])
  const choose = useCallback(
    (next: Choice) => {
      touched.current = [...touched.current, next]
      setChoice(next)
      void keep(question, next)
    },
    [keep, question],
  )
  useEffect(() => {
    let gone = false
    const recall = async () => {
      const draft = (await load(question)) as Choice | undefined
      if (gone || draft === undefined) return
      const latest = touched.current.at(-1)
      if (latest === undefined) return setChoice(draft)
      const both = beneath(draft, latest, touched.current)
      if (both !== latest) choose(both)
    }
    void recall()
    return () => {
      gone = true
    }
  }, [load, question, beneath, choose])
  return [choice, choose]
}
