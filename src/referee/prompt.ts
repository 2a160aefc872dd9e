import type { Params, Result } from './refusal'

/**
 * A question that must be answered before play continues. A prompt is plain data; the game computes its legal answers from the state on
 * request.
 */
export interface Prompt<Kind extends string = string, Role extends string = string> {
  /**
   * Name of this question; does not change while the question is open, e.g. `muster:stark`. Also the key under which an unfinished answer
   * is stored.
   */
  readonly key: string
  /** Kind of the question, which selects its UI component, e.g. `muster`. */
  readonly kind: Kind
  /** Roles that answer the question; empty if all players answer together. */
  readonly roles: readonly Role[]
  /** Whether an answer is required; `false` for an optional reaction that the role may decline. */
  readonly must: boolean
  /** Whether one role chooses alone on the phone, so that the other players do not see the choice. */
  readonly sealed: boolean
  /** Name of the secret that the role must choose. If omitted in a sealed prompt, the prompt belongs to an open ballot. */
  readonly secret?: string
  /** Name of the ballot to which the prompt belongs, as a sealed choice or as the reveal; optional if only one ballot can be open. */
  readonly ballot?: string
  /** Name of the requested number, which the rulebook does not contain. Once reported, this device remembers it for other games. */
  readonly unknown?: string
  /** Number of the rule that asks the question, e.g. `R4.1`. */
  readonly rule: string
  /** Names and numbers that are inserted into the text of the question. */
  readonly params: Params
}

/** Random number generator for samplers: returns a number in [0, 1). */
export type Random = () => number

/**
 * Legal answers of a prompt: the user extends a draft step by step until it is a complete answer. This object highlights legal spaces on
 * the map, disables buttons with a reason, checks the finished answer and provides random answers. `Answer` is a move for open
 * prompts and the sealed choice for sealed prompts.
 */
export interface Domain<Draft, Step, Answer, Code extends string = string> {
  /** Initial draft (unfinished answer): plain data, so that it survives a reload. */
  readonly empty: Draft
  /** Returns all steps by which a draft (unfinished answer) may be extended. */
  steps(draft: Draft): readonly Step[]
  /** Returns the draft (unfinished answer) extended by one step, or the refusal of an illegal step. */
  take(draft: Draft, step: Step): Result<Draft, Code>
  /** Returns the complete answer, or a refusal if something is missing or wrong. */
  finish(draft: Draft): Result<Answer, Code>
  /** Returns a random legal answer; `undefined` only if there is none, which must not happen for an open prompt. */
  sample(random: Random): Answer | undefined
}

/** Action that any player may start at any time, independent of the prompts. */
export interface Offer<Kind extends string = string> {
  readonly kind: Kind
  /** Reason why the action is not possible now; omitted if the action is possible. */
  readonly refusal?: { readonly code: string; readonly rule: string }
}
