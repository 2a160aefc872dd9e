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
import { answerUpTo } from '../moments'
import { noteSent } from './last-answer'

/** Functions that connect the question components to the open game: they store unfinished answers (drafts) and submit moves. */

/** Move of a game of any type; only the game itself knows the other fields. */
export interface AnyMove {
  readonly do: string
}

/** Converts a finished answer to a move. An answer that is not a move, such as a sealed choice, is refused. Refusal: MALFORMED. */
export const asMove = (finished: Result<unknown>): Result<AnyMove> => {
  if (!finished.ok) return finished
  const { value } = finished
  return typeof value === 'object' && value !== null && 'do' in value ? accepted(value as AnyMove) : refusedByReferee('MALFORMED')
}

/**
 * Returns the newest entry that changed the position. An unfinished answer is valid until the next such entry. Entries about random seeds
 * are skipped, so players keep their unfinished answers when they add random numbers.
 */
export const newestEntry = <V extends Vocabulary>(ledger: Ledger<V>): Entry<V> => newestMoment(ledger).entry

/** Returns the entry that `newestEntry` finds, together with the position after the entry. */
export const newestMoment = <V extends Vocabulary>({ last }: Pick<Ledger<V>, 'last'>): Moment<V> => {
  let moment = last
  while (isSeedMove(moment.entry.move) && moment.written !== undefined) moment = moment.written
  return moment
}

/** Returns the events of the whole answer that led to the current position, also of the moves that the app has added. */
export const useNewestEvents = (): Entry['events'] => {
  const ledger = useTable((open) => open.ledger)
  return answerUpTo(newestMoment(ledger)).flatMap(({ entry }) => entry.events)
}

/** Returns the entry that led to the current position. */
export const useNewestEntry = (): Entry => useTable(({ ledger }) => newestEntry(ledger))

/**
 * Returns the id of the entry since which unfinished answers are valid. Entries that leave the answers to other questions valid are
 * skipped, e.g. the purchase of a card while the user chooses a city.
 */
const useAnswersSince = (): string => {
  const { keepsAnswers } = useGameTable()
  return useTable(({ ledger }) => {
    let moment = newestMoment(ledger)
    while (keepsAnswers?.(moment.entry.move) === true && moment.written !== undefined) moment = newestMoment({ last: moment.written })
    return moment.entry.id
  })
}

/** Stored unfinished answer with all its steps, so that the user can undo the last step. It is invalid after the next entry of the game. */
interface Kept<Draft> {
  readonly at: string
  readonly stack: readonly Draft[]
}

/** Returns the steps of a stored unfinished answer; empty if it was made for another position of the game. */
export const stackOf = <Draft>(kept: unknown, at: string): readonly Draft[] => {
  if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('stack' in kept)) return []
  const { at: then, stack } = kept as Kept<Draft>
  return then === at && Array.isArray(stack) ? stack : []
}

/**
 * Returns whether the user has begun an answer to a question. If so, the undo button first removes the steps of this answer, and only then
 * undoes moves.
 */
export const useHasDraft = (question: Prompt | undefined): boolean => {
  const at = useAnswersSince()
  const kept = useKept(question?.key)
  return stackOf(kept, at).length > 0
}

/** Returns the stored draft of a question. A window that only watches has none: the draft belongs to the window that plays. */
const useKept = (key: string | undefined): unknown =>
  useTable((open, play) => (key === undefined || (!play.writes && !open.followed) ? undefined : open.drafts[key]))

/** Returns the key of the first of these questions to which the user has begun an answer; undefined if there is none. */
export const useBegunKey = (questions: readonly Prompt[]): string | undefined => {
  const at = useAnswersSince()
  const drafts = useTable((open, play) => (!play.writes && !open.followed ? undefined : open.drafts))
  return questions.find(({ key, sealed }) => !sealed && stackOf(drafts?.[key], at).length > 0)?.key
}

/** State and setters of a question that is being answered. */
export interface Answering<Draft, Step, Move = AnyMove, Code extends string = string> {
  readonly draft: Draft
  /** Returns the refusal of a step of the answer; undefined if the step is legal. */
  readonly objection: (step: Step) => Refusal<Code> | undefined
  /** Adds a step to the unfinished answer; an illegal step is ignored. */
  readonly put: (step: Step) => void
  /** Replaces the unfinished answer. The user can undo the replacement as one step. */
  readonly setDraft: (draft: Draft) => void
  /** Undoes the last step of the unfinished answer; undefined if it has no steps. */
  readonly back: (() => void) | undefined
  /** Discards the whole unfinished answer. */
  readonly reset: () => void
  /** Move of the complete answer, or the refusal if the answer is incomplete or illegal. */
  readonly finished: Result<Move, Code>
}

/** Returns the answer with which a question begins. If exactly one first step is possible, the answer already contains this step. */
export const startDraft = <Draft, Step, Move, Code extends string>(
  domain: Domain<Draft, Step, Move, Code>,
  [step, ...others]: readonly Step[],
): Draft => {
  const begun = step === undefined || others.length > 0 ? undefined : domain.take(domain.empty, step)
  return begun?.ok === true ? begun.value : domain.empty
}

/**
 * Hook that returns the draft of an open question, which is stored on disk after each step.
 * @param start initial draft; by default `domain.empty`
 */
export function useAnswering<Draft, Step, Move, Code extends string>(
  question: Prompt,
  domain: Domain<Draft, Step, Move, Code>,
  start: Draft = domain.empty,
): Answering<Draft, Step, Move, Code> {
  const at = useAnswersSince()
  const kept = useKept(question.key)
  const save = useTable((_, play) => play.setDraft)
  const stack = stackOf<Draft>(kept, at)
  const draft = stack.length === 0 ? start : (stack.at(-1) as Draft)
  const keep = (next: readonly Draft[]) => void save(question, next.length === 0 ? undefined : { at, stack: next })
  const setDraft = (next: Draft) => keep([...stack, next])
  return {
    draft,
    objection: (step) => {
      const answer = domain.take(draft, step)
      return answer.ok ? undefined : answer.refusal
    },
    put: (step) => {
      const answer = domain.take(draft, step)
      if (answer.ok) setDraft(answer.value)
    },
    setDraft,
    back: stack.length === 0 ? undefined : () => keep(stack.slice(0, -1)),
    reset: () => keep([]),
    finished: domain.finish(draft),
  }
}

/** Hook that returns the ticked checkboxes of a question and their setter. The ticks are stored on disk until the next entry. */
export function useTicks(question: Prompt): readonly [ticked: readonly string[], tick: (ticked: readonly string[]) => void] {
  const at = useAnswersSince()
  const kept = useTable((open) => open.drafts[question.key])
  const setDraft = useTable((_, play) => play.setDraft)
  return [isTicks(kept) && kept.at === at ? kept.ticked : [], (ticked) => void setDraft(question, { at, ticked })]
}

const isTicks = (kept: unknown): kept is { readonly at: string; readonly ticked: readonly string[] } =>
  typeof kept === 'object' && kept !== null && 'ticked' in kept && Array.isArray(kept.ticked)

/** Returns a function that submits a move. If the rules refuse the move, the app shows a dialog with the refusal. */
export function useSend(): <Move extends AnyMove>(move: Move) => Promise<Outcome> {
  const sendAll = useSendAll()
  return (move) => sendAll([move])
}

/** Returns a function that submits several moves as one answer: undo removes all of them. It stops at the first refused move. */
export function useSendAll(): <Move extends AnyMove>(moves: readonly Move[]) => Promise<Outcome> {
  const answer = useTable((_, table) => table.answer)
  const after = useTable(({ ledger }) => ledger.head.entry.id)
  return (moves) => {
    noteSent(after)
    return answer(moves)
  }
}

/** Hook that returns the functions of the open game that handle decks of cards and ballots. */
export function usePlay() {
  return {
    canSeal: useTable((_, play) => play.canSeal) && canSeal(),
    drawByChance: useTable((_, play) => play.drawByChance),
    callOff: useTable((_, play) => play.callOff),
    reveal: useTable((_, play) => play.reveal),
    revealByHand: useTable((_, play) => play.revealByHand),
  }
}
