import { canSeal, type Outcome } from '../../session'
import {
  accepted,
  isSeedMove,
  type Moment,
  refusedByReferee,
  type Domain,
  type Entry,
  type Ledger,
  type Prompt,
  type Refusal,
  type Result,
  type Vocabulary,
} from '../../referee'
import { useGameTable } from '../context'
import { useTable } from '../hook'
import { noteSent } from './last-answer'

/** The one place where questions meet the open game: drafts and moves. */

/** A move as a question hands it on; what it may hold only its game knows. */
export interface AnyMove {
  readonly do: string
}

/** A finished answer as a move to play; an answer that is no move, such as a sealed choice, is refused. Refusal: MALFORMED. */
export const asMove = (finished: Result<unknown>): Result<AnyMove> => {
  if (!finished.ok) return finished
  const { value } = finished
  return typeof value === 'object' && value !== null && 'do' in value ? accepted(value as AnyMove) : refusedByReferee('MALFORMED')
}

/**
 * The newest entry of the ledger that brought the position: drafts are made for it. A seed that was committed or opened since then
 * is outside the line of play, so whoever adds chance takes no draft away.
 */
export const newestEntry = <V extends Vocabulary>(ledger: Ledger<V>): Entry<V> => newestMoment(ledger).entry

/** The moment of `newestEntry`. */
export const newestMoment = <V extends Vocabulary>({ last }: Ledger<V>): Moment<V> => {
  let moment = last
  while (isSeedMove(moment.entry.move) && moment.written !== undefined) moment = moment.written
  return moment
}

/** The entry that brought the position on the table. */
export const useNewestEntry = (): Entry => useTable(({ ledger }) => newestEntry(ledger))

/** A stored draft: every step of it, so that the last one can be taken back; invalid after another entry. */
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
export const useHasDraft = (question: Prompt | undefined): boolean => {
  const { id: at } = useNewestEntry()
  const kept = useTable((open) => (question === undefined ? undefined : open.drafts[question.key]))
  return stackOf(kept, at).length > 0
}

/** A question that is being answered. */
export interface Answering<Draft, Step, Move = AnyMove, Code extends string = string> {
  readonly draft: Draft
  /** Why this step is not legal now; undefined: it is. */
  readonly objection: (step: Step) => Refusal<Code> | undefined
  /** One more step; one that is not legal does nothing. */
  readonly put: (step: Step) => void
  /** Puts another draft in place of the present one, as one step that can be taken back. */
  readonly become: (draft: Draft) => void
  /** Takes the last step back; undefined where there is none. */
  readonly back: (() => void) | undefined
  /** Takes all steps back. */
  readonly reset: () => void
  /** The whole answer, or what is missing or wrong. */
  readonly finished: Result<Move, Code>
}

/** Where a draft begins if its first step may be one of these: with a single one it is taken already. */
export const startDraft = <Draft, Step, Move, Code extends string>(
  domain: Domain<Draft, Step, Move, Code>,
  [step, ...others]: readonly Step[],
): Draft => {
  const begun = step === undefined || others.length > 0 ? undefined : domain.take(domain.empty, step)
  return begun?.ok === true ? begun.value : domain.empty
}

/**
 * The draft of an open question, kept on disk step by step.
 * @param start where the draft begins if not at the domain's own beginning
 */
export function useAnswering<Draft, Step, Move, Code extends string>(
  question: Prompt,
  domain: Domain<Draft, Step, Move, Code>,
  start: Draft = domain.empty,
): Answering<Draft, Step, Move, Code> {
  const { id: at } = useNewestEntry()
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
    reset: () => keep([]),
    finished: domain.finish(draft),
  }
}

/** The ticks under a question, stored on disk until the next entry. */
export function useTicks(question: Prompt): readonly [ticked: readonly string[], tick: (ticked: readonly string[]) => void] {
  const { id: at } = useNewestEntry()
  const kept = useTable((open) => open.drafts[question.key])
  const setDraft = useTable((_, play) => play.setDraft)
  return [isTicks(kept) && kept.at === at ? kept.ticked : [], (ticked) => void setDraft(question, { at, ticked })]
}

const isTicks = (kept: unknown): kept is { readonly at: string; readonly ticked: readonly string[] } =>
  typeof kept === 'object' && kept !== null && 'ticked' in kept && Array.isArray(kept.ticked)

/** Plays a move; whatever is against it comes up by itself in the sheet of refusals. */
export function useSend(): <Move extends AnyMove>(move: Move) => Promise<Outcome> {
  const sendAll = useSendAll()
  return (move) => sendAll([move])
}

/** Plays several moves as one answer, with those that follow from them: one step back takes all. The first that is refused is the last. */
export function useSendAll(): <Move extends AnyMove>(moves: readonly Move[]) => Promise<Outcome> {
  const { following } = useGameTable()
  const play = useTable((_, table) => table.play)
  const playAll = useTable((_, table) => table.playAll)
  const state = useTable((open) => open.state)
  const after = useTable(({ ledger }) => ledger.head.entry.id)
  return (moves) => {
    noteSent(after)
    const [only, ...more] = [...moves, ...(following?.(state, moves) ?? [])]
    return only !== undefined && more.length === 0 ? play(only) : playAll(only === undefined ? [] : [only, ...more])
  }
}

/** The actions on decks and on an open ballot. */
export function usePlay() {
  return {
    canSeal: useTable((_, play) => play.canSeal) && canSeal(),
    drawByChance: useTable((_, play) => play.drawByChance),
    callOff: useTable((_, play) => play.callOff),
    reveal: useTable((_, play) => play.reveal),
    revealByHand: useTable((_, play) => play.revealByHand),
  }
}
