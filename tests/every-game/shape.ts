// What the tests of every game have to know of one.
import type { GameOnOffer } from '../../src/session/environment/game-on-offer'
import type { Prompt, Random } from '../../src/referee'

/** What a game says in one language. */
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
  /** What must always hold and does not, in a position. */
  readonly faults: (state: unknown) => readonly unknown[]
  /** Kinds of prompts that are answered in secret. */
  readonly sealed: readonly string[]
  /** Codes of its own refusals, with their rules. */
  readonly refusals: Readonly<Record<string, string>>
  readonly words: () => Promise<Readonly<Record<'en' | 'cs', Spoken>>>
}
