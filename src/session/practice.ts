import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  append,
  begin,
  entries,
  isUntouched,
  type Entry,
  type Ledger,
  type MoveOf,
  type Result,
  type Vocabulary,
  type WordList,
} from '../referee'
import { memoryStore } from '../storage/memory'
import { sha256 } from './ledger/digest'
import { createSession, type Session } from './hooks'
import { isObject, saveStored, readStored } from './environment/local-storage'
import { loadRules, type OpenGame } from './ledger/opening'
import { forgetPins } from './pins'
import { isPlayOf, type Play } from './actions/play'
import { practiceId } from './environment/practice-id'
import { newStretch, type Stretch } from './sealed/seeds'
import { stampOf, type Environment } from './environment/environment'

/**
 * Practice games: real games with the real rules on prepared positions. The app detects from the state of the game
 * when a step of the practice is completed. Practice games exist only in memory, so no list, backup or archive
 * contains them. They survive a reload until the user leaves the practice.
 */

/** Prepared position of a practice game, created by applying moves of the game. */
export interface PreparedPosition<V extends Vocabulary> {
  readonly setup: V['setup']
  /** Fixed seed of the game, so that the cards it draws are known in advance. */
  readonly seed: string
  /** Moves that lead from the start of the game to the prepared position. */
  readonly moves: readonly MoveOf<V>[]
}

/** Data for checking whether a practice step is completed. `also`: UI state outside the game, e.g. the visible screen. */
export interface PracticeFacts<V extends Vocabulary, Also> {
  readonly open: OpenGame<V>
  readonly refused: Play<V>['refused']
  readonly also: Also
}

/** One task for the user in a practice game. */
export interface PracticeStep<V extends Vocabulary, Also> {
  /** Id of the practice step, under which its texts are stored. */
  readonly id: string
  isDone(this: void, seen: PracticeFacts<V, Also>): boolean
  /** URL path, within the open game, of the page on which the step happens; by default the page of the open question. */
  readonly place?: string
  /** True if the practice step contains only text; the user confirms having read it. */
  readonly reads?: true
  /**
   * Present if the practice step does not depend on the earlier steps of its part: skipping an earlier step continues with this step.
   * `ifMoved`: only if the user has made a move in this part, e.g. because the step asks the user to undo a move.
   */
  readonly afterSkip?: 'always' | 'ifMoved'
  /**
   * Alternative text of the practice step, shown while `applies` returns true, i.e. if the user has made a different move
   * than the step asks for.
   */
  readonly otherwise?: { readonly id: string; applies(this: void, seen: PracticeFacts<V, Also>): boolean }
}

/** Part of a practice game: a prepared position and the steps on this position. */
export interface PracticePart<V extends Vocabulary, Also> {
  readonly prepared: PreparedPosition<V>
  /** True if this part continues the game of the previous part. The position is prepared only if the previous part was skipped. */
  readonly goesOn?: true
  /**
   * True if an undo can make completed practice steps incomplete again. The app then evaluates each step from the state of the game alone.
   */
  readonly recounts?: true
  readonly steps: readonly PracticeStep<V, Also>[]
}

/** Definition of the practice game for one board game. */
export interface Practice<V extends Vocabulary, Also> {
  /** Id of the board game in the catalogue. */
  readonly game: string
  /** Name of the practice game. */
  readonly name: string
  /** Word list for the fingerprints of the practice game. */
  readonly words?: WordList
  readonly parts: readonly PracticePart<V, Also>[]
}

/** Returns all practice steps, each with its part, in order. */
export const stepsOf = <V extends Vocabulary, Also>({ parts }: Practice<V, Also>) =>
  parts.flatMap((part) => part.steps.map((step) => ({ ...step, part })))

/**
 * Returns the index of the next practice step that is not completed. Stops before the first step of a part whose
 * position must be prepared first.
 * @param at index of the current step among all steps
 * @returns the number of all steps if the last step is completed
 */
export const advance = <V extends Vocabulary, Also>(practice: Practice<V, Also>, at: number, seen: PracticeFacts<V, Also>): number => {
  const steps = stepsOf(practice)
  const part = steps[at]?.part
  let now = part?.recounts ? steps.findIndex((step) => step.part === part) : at
  for (let step = steps[now]; step !== undefined && (step.part === part || step.part.goesOn); step = steps[now]) {
    if (!step.isDone(seen)) break
    now++
  }
  return now
}

/**
 * Returns the index of the practice step with which the practice continues if the user skips step `at`.
 * @param hasMoved whether the user has made a move since the position was prepared
 * @returns the number of all steps if skipping ends the practice
 */
export const skippedTo = <V extends Vocabulary, Also>(practice: Practice<V, Also>, at: number, hasMoved: boolean): number => {
  const steps = stepsOf(practice)
  const next = steps.findIndex(({ part, afterSkip }, place) => {
    const isPossible = afterSkip === 'always' || (afterSkip === 'ifMoved' && hasMoved)
    return place > at && (part !== steps[at]?.part || isPossible)
  })
  return next < 0 ? steps.length : next
}

/** Progress of the user in a practice game. */
export interface Progress {
  /** Index of the next practice step; undefined until the position is prepared. */
  readonly at: number | undefined
  /** Whether the user skipped practice steps that need an action. */
  readonly isSkipped: boolean
  /** Whether the alternative text of the practice step is shown (see {@link PracticeStep.otherwise}). */
  readonly isOtherwise: boolean
  /** Id of the last entry of the prepared position; undefined until a position is prepared. */
  readonly prepared?: string | undefined
}

/** Running practice game with functions that control it. */
export interface PracticeRound<Also> {
  /** Session for the screens, whose open game is the practice game. */
  readonly session: Session
  /**
   * Progress of the practice. The index of the next step is undefined until the position is prepared, and equal to
   * the number of steps when the practice is over.
   */
  readonly progress: StoreApi<Progress>
  /** Starts the practice game, or resumes it after a reload. */
  readonly begin: () => Promise<void>
  /** Restarts the practice game from the first step. */
  readonly again: () => Promise<void>
  /**
   * Continues with the next practice step that is not completed yet. If the current step is not completed, decides which of its texts is
   * shown.
   */
  readonly see: (also: Also) => Promise<void>
  /** Skips the remaining steps of the current part and continues with the next part, or with a step that does not depend on them. */
  readonly skip: () => Promise<void>
  /** Deletes the stored progress of the practice. */
  readonly leave: () => void
}

const storedUnder = 'castellan.practice'

/** Data of a practice game that is stored for a reload. */
interface Kept {
  readonly game: string
  readonly at: number
  readonly entries: readonly Entry[]
  /** Id of the last entry of the prepared position. Omitted by earlier versions of the app. */
  readonly prepared?: string | undefined
}

const kept = (game: string): Kept | undefined => {
  const isOfGame = (found: unknown): found is Kept =>
    isObject(found) && found.game === game && Number.isInteger(found.at) && Array.isArray(found.entries)
  return readStored(storedUnder, (found) => (isOfGame(found) ? found : undefined), 'sessionStorage')
}

const keepRound = (what: Kept | undefined): void => saveStored(storedUnder, what, 'sessionStorage')

/** Creates a practice game. @param environment the environment without a store, because the practice game has its own store in memory */
export const makeRound = <V extends Vocabulary, Also>(
  practice: Practice<V, Also>,
  environment: Omit<Environment, 'store'>,
): PracticeRound<Also> => {
  const { game, name, words } = practice
  const id = practiceId(game)
  const store = memoryStore()
  const session = createSession({ ...environment, store })
  const { play } = session
  const steps = stepsOf(practice)
  const progress = createStore<Progress>(() => ({ at: undefined, isSkipped: false, isOtherwise: false }))
  let isMoving = false

  /** Opens a ledger as the practice game; replaces the previous ledger. */
  const open = async (all: readonly Entry[], seed: string): Promise<boolean> => {
    const [first, last] = [all[0], all.at(-1)]
    if (first === undefined || last === undefined) return false
    await store.remove(id)
    await store.begin({ id, game, name, created: first.time, changed: last.time, entries: all.length, origin: first.id }, all, seed)
    return play.getState().openGame(id)
  }

  const lay = async (prepared: PreparedPosition<V>): Promise<void> => {
    const rules = await loadRules(environment, game)
    const ready = rules.ok ? prepare({ ...environment, store }, rules.value, prepared, words) : undefined
    if (!ready?.ok) return
    progress.setState({ prepared: ready.value.ledger.last.entry.id })
    await open(entries(ready.value.ledger), ready.value.seed)
  }

  /** Goes to a practice step. If the step belongs to another part, prepares the position of that part. */
  const goTo = async (next: number, anew: boolean): Promise<void> => {
    const { at } = progress.getState()
    const part = steps[next]?.part
    const isOther = part !== undefined && (at === undefined || part !== steps[at]?.part)
    if (part !== undefined && isOther && (anew || part.goesOn !== true)) {
      isMoving = true
      await lay(part.prepared)
      isMoving = false
    }
    progress.setState({ at: next, isOtherwise: false })
  }

  const remember = () => {
    const { at, prepared } = progress.getState()
    const now = play.getState().open
    /**
     * Sealed choices do not survive a reload, so the progress is not stored while choices are sealed. A reload then returns to the step
     * before the first sealed choice.
     */
    if (at === undefined || now === undefined || isMoving || now.ballots.some((ballot) => !isUntouched(ballot))) return
    keepRound(steps[at] === undefined ? undefined : { game, at, entries: entries(now.ledger), prepared })
  }
  play.subscribe((now, before) => now.open?.ledger !== before.open?.ledger && remember())
  progress.subscribe(remember)

  const again = async () => {
    forgetPins(id)
    progress.setState({ at: undefined, isSkipped: false, isOtherwise: false })
    await goTo(0, true)
  }

  return {
    session,
    progress,
    begin: async () => {
      const former = kept(game)
      const step = former === undefined ? undefined : steps[former.at]
      const isBack = former !== undefined && step !== undefined && (await open(former.entries, step.part.prepared.seed))
      if (isBack) progress.setState({ at: former.at, prepared: former.prepared })
      else await again()
    },
    again,
    see: async (also) => {
      const { at } = progress.getState()
      const now = play.getState()
      if (at === undefined || !isPlayOf<V>(now, game) || isMoving || steps[at] === undefined) return
      const seen = { open: now.open, refused: now.refused, also }
      const next = advance(practice, at, seen)
      if (next !== at) await goTo(next, false)
      else progress.setState({ isOtherwise: steps[at].otherwise?.applies(seen) === true })
    },
    skip: async () => {
      const { at, prepared } = progress.getState()
      if (at === undefined || isMoving) return
      if (at < steps.length - 1 && steps[at]?.reads !== true) progress.setState({ isSkipped: true })
      await goTo(skippedTo(practice, at, play.getState().open?.ledger.last.entry.id !== prepared), true)
    },
    leave: () => {
      keepRound(undefined)
      forgetPins(id)
    },
  }
}

/** Creates the ledger of a prepared position. Returns the refusal if the rules refuse the setup or a move. */
const prepare = <V extends Vocabulary>(
  environment: Environment,
  game: OpenGame<V>['game'],
  { setup, seed, moves }: PreparedPosition<V>,
  words: WordList | undefined,
): Result<Stretch<V>> => {
  const begun = begin(game, setup, stampOf(environment, 'table'), sha256)
  const first = begun.ok ? newStretch(environment, begun.value, 'table', seed, { ...(words && { words }) }) : begun
  if (!first.ok) return first
  let { ledger }: { ledger: Ledger<V> } = first.value
  for (const move of moves) {
    const next = append(ledger, move, stampOf(environment, 'table'), sha256)
    if (!next.ok) return next
    ledger = next.value
  }
  return { ok: true, value: { ledger, seed } }
}
