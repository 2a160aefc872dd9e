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
import { practiceId } from './practice-id'
import { newStretch, type Stretch } from './sealed/seeds'
import { stampOf, type Environment } from './environment/environment'

/**
 * A practice round: a real game by the real rules on prepared positions, and steps that recognize in the position that they are done. It
 * is in memory alone, so that no list, copy or archive contains it; until it is left it outlives a reload.
 */

/** A position for practising, reached by the game's own means. */
export interface PreparedPosition<V extends Vocabulary> {
  readonly setup: V['setup']
  /** Cards come by this seed, so that it is known which. */
  readonly seed: string
  /** The moves before the practice begins. */
  readonly moves: readonly MoveOf<V>[]
}

/** The facts that a step looks at. `also`: facts of the screens beside the game, e.g. which of them is open. */
export interface PracticeFacts<V extends Vocabulary, Also> {
  readonly open: OpenGame<V>
  readonly refused: Play<V>['refused']
  readonly also: Also
}

/** One thing to do. */
export interface PracticeStep<V extends Vocabulary, Also> {
  /** Names its words. */
  readonly id: string
  isDone(this: void, seen: PracticeFacts<V, Also>): boolean
  /** There is nothing to do but to read: whoever has read goes on. */
  readonly reads?: true
}

/** Steps that are done one after another in one game. */
export interface PracticePart<V extends Vocabulary, Also> {
  readonly prepared: PreparedPosition<V>
  /** Goes on with the game of the part before; the position is laid out only where that part was skipped. */
  readonly goesOn?: true
  /** Where play goes back, so do its steps: each of them is read off the position alone. */
  readonly recounts?: true
  readonly steps: readonly PracticeStep<V, Also>[]
}

/** The practice of a game. */
export interface Practice<V extends Vocabulary, Also> {
  /** Id in the catalogue. */
  readonly game: string
  /** The name of the practice game. */
  readonly name: string
  /** The list of its words. */
  readonly words?: WordList
  readonly parts: readonly PracticePart<V, Also>[]
}

/** Every step with its part, in order. */
export const stepsOf = <V extends Vocabulary, Also>({ parts }: Practice<V, Also>) =>
  parts.flatMap((part) => part.steps.map((step) => ({ ...step, part })))

/**
 * The step that is to be done now, given the one before; never beyond the first of a part that has to be laid out first.
 * @param at place of a step among all
 * @returns number of all steps: the last one is done
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

/** Place of the next step. */
export interface Progress {
  /** From 0; undefined until the position is prepared. */
  readonly at: number | undefined
  /** Steps were skipped that the player should have done. */
  readonly isSkipped: boolean
}

/** A practice round that goes on. */
export interface PracticeRound<Also> {
  /** The table it is played on. */
  readonly session: Session
  /** Place of the next step, from 0; undefined until the position is prepared. After the last one: the round is over. */
  readonly progress: StoreApi<Progress>
  /** Goes on where a reload has interrupted it, or begins. */
  readonly begin: () => Promise<void>
  /** Begins from the beginning. */
  readonly again: () => Promise<void>
  /** Looks whether something is done by now. */
  readonly see: (also: Also) => Promise<void>
  /** Passes over the rest of the part. */
  readonly skip: () => Promise<void>
  /** Forgets everything. */
  readonly leave: () => void
}

const storedUnder = 'castellan.practice'

/** The part that survives a reload. */
interface Kept {
  readonly game: string
  readonly at: number
  readonly entries: readonly Entry[]
}

const kept = (game: string): Kept | undefined => {
  const isOfGame = (found: unknown): found is Kept =>
    isObject(found) && found.game === game && Number.isInteger(found.at) && Array.isArray(found.entries)
  return readStored(storedUnder, (found) => (isOfGame(found) ? found : undefined), 'sessionStorage')
}

const keepRound = (what: Kept | undefined): void => saveStored(storedUnder, what, 'sessionStorage')

/** @param environment the games on offer and the time; the round has a store of its own */
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
  const progress = createStore<Progress>(() => ({ at: undefined, isSkipped: false }))
  let isMoving = false

  /** Puts a ledger on the table in place of the one before. */
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
    if (ready?.ok) await open(entries(ready.value.ledger), ready.value.seed)
  }

  /** Goes to a step, and lays its part out where that is another one. */
  const goTo = async (next: number, anew: boolean): Promise<void> => {
    const { at } = progress.getState()
    const part = steps[next]?.part
    const isOther = part !== undefined && (at === undefined || part !== steps[at]?.part)
    if (part !== undefined && isOther && (anew || part.goesOn !== true)) {
      isMoving = true
      await lay(part.prepared)
      isMoving = false
    }
    progress.setState({ at: next })
  }

  const remember = () => {
    const { at } = progress.getState()
    const now = play.getState().open
    // No sealed choice survives the page: a reload goes back to where the first choice was to be sealed.
    if (at === undefined || now === undefined || isMoving || now.ballots.some((ballot) => !isUntouched(ballot))) return
    keepRound(steps[at] === undefined ? undefined : { game, at, entries: entries(now.ledger) })
  }
  play.subscribe((now, before) => now.open?.ledger !== before.open?.ledger && remember())
  progress.subscribe(remember)

  const again = async () => {
    forgetPins(id)
    progress.setState({ at: undefined, isSkipped: false })
    await goTo(0, true)
  }

  return {
    session,
    progress,
    begin: async () => {
      const former = kept(game)
      const step = former === undefined ? undefined : steps[former.at]
      const isBack = former !== undefined && step !== undefined && (await open(former.entries, step.part.prepared.seed))
      if (isBack) progress.setState({ at: former.at })
      else await again()
    },
    again,
    see: async (also) => {
      const { at } = progress.getState()
      const now = play.getState()
      if (at === undefined || !isPlayOf<V>(now, game) || isMoving || steps[at] === undefined) return
      const next = advance(practice, at, { open: now.open, refused: now.refused, also })
      if (next !== at) await goTo(next, false)
    },
    skip: async () => {
      const { at } = progress.getState()
      if (at === undefined || isMoving) return
      const next = steps.findIndex(({ part }, place) => place > at && part !== steps[at]?.part)
      if (at < steps.length - 1 && steps[at]?.reads !== true) progress.setState({ isSkipped: true })
      await goTo(next < 0 ? steps.length : next, true)
    },
    leave: () => {
      keepRound(undefined)
      forgetPins(id)
    },
  }
}

/** A prepared position as the rules make it. Refusals: those of the setup and of the moves. */
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
