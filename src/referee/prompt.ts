import type { Params, Result } from './refusal'

/**
 * A question that the table waits for. A prompt is plain data; how it may be answered is its domain, which the game works out
 * from the state on request.
 */
export interface Prompt<Kind extends string = string, Role extends string = string> {
  /** Name of this question, stable as long as it is open, e.g. `muster:stark`. Drafts are kept under it. */
  readonly key: string
  /** Which component answers it, e.g. `muster`. */
  readonly kind: Kind
  /** Roles who answer; empty = the table as a whole. */
  readonly roles: readonly Role[]
  /** `false`: a reaction that may be passed. */
  readonly must: boolean
  /** `true`: one role chooses alone on the phone, unseen by the others. */
  readonly sealed: boolean
  /** Name of the secret that a sealed prompt asks its role to keep; a sealed prompt without it belongs to an open ballot. */
  readonly secret?: string
  /** Name of the ballot that it belongs to, sealed or waiting for the reveal; may be left out where only one can be open. */
  readonly ballot?: string
  /** Name of the number that it asks for, which the rulebook has lost: once reported, this device remembers it for other games. */
  readonly unknown?: string
  /** The rule that asks, e.g. `R4.1`. */
  readonly rule: string
  /** Figures for the sentence of the question. */
  readonly params: Params
}

/** Randomness for samplers: a number in [0, 1). */
export type Random = () => number

/**
 * How a prompt may be answered: a draft grows by steps until it is a whole answer. The same domain lights up the
 * map, greys out buttons with their reason, checks the finished answer and feeds the random player.
 *
 * `Answer` is a move for open prompts and the sealed choice for sealed ones.
 */
export interface Domain<Draft, Step, Answer, Code extends string = string> {
  /** Where every draft begins; plain data, so that it survives a reload. */
  readonly empty: Draft
  /** All steps that are legal after this draft. */
  steps(draft: Draft): readonly Step[]
  /** The draft with one more step, or why this step is not legal. */
  take(draft: Draft, step: Step): Result<Draft, Code>
  /** The whole answer, or what is missing or wrong. */
  finish(draft: Draft): Result<Answer, Code>
  /** A random legal answer; `undefined` only when there is none at all, which no open prompt may have. */
  sample(random: Random): Answer | undefined
}

/** An action that anybody may start at any time beside answering prompts. */
export interface Offer<Kind extends string = string> {
  readonly kind: Kind
  /** Why it is not possible right now. */
  readonly refusal?: { readonly code: string; readonly rule: string }
}
