import type { ReactNode } from 'react'
import type { Prompt, Vocabulary } from '../../referee'

/** The parts that a game provides for the list of possible actions, in the language of the page. No part shows a sealed choice. */
export interface GameWaitingFor<V extends Vocabulary = Vocabulary> {
  /** "The houses, in turn order" */
  readonly title: string
  readonly duties: readonly Duty<V['role']>[]
  /** The awaited action and roles of a question. */
  task(this: void, question: Prompt<V['promptKind'], V['role']>): string
  /** The rule that governs a question; empty where none does. */
  rule(this: void, question: Prompt<V['promptKind'], V['role']>): string
  /** A rule by its number, and the way to its text. */
  RuleLink(this: void, props: { readonly rule: string }): ReactNode
  /** Actions that are forbidden or changed for now. */
  readonly forbidden: readonly WithRule[]
  readonly nothingForbidden: string
  /** Rules that no deal changes. */
  readonly never: readonly string[]
  /** The action that anybody may start, as a row; undefined for one that has no words. */
  offer(this: void, kind: V['offerKind']): OfferRow | undefined
}

/** Something that is so, with the number of its rule. */
export interface WithRule {
  readonly text: string
  readonly rule: string
}

/** The duties of a role. The questions themselves show the present ones. */
export interface Duty<Role extends string = string> {
  readonly role: Role
  /** The sign of the role. */
  readonly badge: ReactNode
  /** The player and the role. */
  readonly name: string
  /** How far the role is in this step; undefined where the step does not go from one to the next. */
  readonly progress: 'done' | 'here' | 'sealed' | 'waits' | undefined
  /** Describes the task of a role while a question asks all of them together: "Places 7 orders". */
  readonly does?: string
  /** The note for a role that the table runs. */
  readonly always?: string
  /** Its remaining actions in this step. */
  readonly left?: string
  /** The cards and effects that it may still use. */
  readonly holds: readonly WithRule[]
}

export interface OfferRow {
  readonly title: string
  /** Its address within the game; missing where it comes up by itself. */
  readonly to?: string
  /** Not shown while it has to wait. */
  readonly hiddenWhileWaiting?: true
}
