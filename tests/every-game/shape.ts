// The facts of a game that the tests of every game need.
import type { GameOnOffer } from '../../src/session/environment/game-on-offer'
import type { Prompt, Random } from '../../src/referee'
import enOfAll from '../../src/table/plain/words/en'

/** The texts of a game in one language. */
export interface Spoken {
  readonly event: (event: { readonly e: string }, before: unknown, after: unknown) => string
  readonly question: (prompt: Prompt, state: unknown) => unknown
  /** Whether there are words for a refusal of the game itself. */
  readonly knowsRefusal: (code: string) => boolean
  /** A rule in short words; undefined for one that there is not. */
  readonly rule: (number: string) => string | undefined
}

export interface EveryGame {
  readonly offered: GameOnOffer
  /** A game to play at random, in which the app turns up cards and rolls dice. */
  readonly setup: (random: Random) => unknown
  /** The broken invariants of a position. */
  readonly faults: (state: unknown) => readonly unknown[]
  /** Kinds of prompts that are answered in secret. */
  readonly sealed: readonly string[]
  /** Codes of its own refusals, with their rules. */
  readonly refusals: Readonly<Record<string, string>>
  /** Whether there are words for what anybody may start; the dictionaries have the same keys. */
  readonly knowsOffer: (kind: string) => boolean
  readonly words: () => Promise<Readonly<Record<'en' | 'cs', Spoken>>>
}

/** Whether the screens of plain games have words for what anybody may start. */
export const hasPlainOffer = (kind: string): boolean => Object.hasOwn(enOfAll.offers, kind)
