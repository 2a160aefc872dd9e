// Data and functions of a game that the tests of all games need.
import type { GameOnOffer } from '../../src/session/environment/game-on-offer'
import type { Prompt, Random } from '../../src/referee'
import enOfAll from '../../src/table/standard/words/en'

/** Texts of a game in one language. */
export interface Spoken {
  readonly event: (event: { readonly e: string }, before: unknown, after: unknown) => string
  readonly question: (prompt: Prompt, state: unknown) => unknown
  /** Returns whether a refusal code of this game has a text. */
  readonly knowsRefusal: (code: string) => boolean
  /** Returns a rule as a short text; undefined if the rule does not exist. */
  readonly rule: (number: string) => string | undefined
}

export interface EveryGame {
  readonly offered: GameOnOffer
  /** Returns the setup of a random game, in which the app draws cards and rolls dice. */
  readonly setup: (random: Random) => unknown
  /** Returns the broken invariants of a position. */
  readonly faults: (state: unknown) => readonly unknown[]
  /** Kinds of prompts with a secret answer. */
  readonly sealed: readonly string[]
  /** Refusal codes of this game. The key is the code, the value is the number of its rule. */
  readonly refusals: Readonly<Record<string, string>>
  /** Returns whether the dictionaries have a text for an optional action of this kind. All languages have texts for the same actions. */
  readonly knowsOffer: (kind: string) => boolean
  readonly words: () => Promise<Readonly<Record<'en' | 'cs', Spoken>>>
}

/** Returns whether the shared screens have a text for an optional action of this kind. */
export const hasStandardOffer = (kind: string): boolean => Object.hasOwn(enOfAll.offers, kind)
