import type { ReactNode } from 'react'
import type { Prompt, Vocabulary } from '../../referee'

/** What a game says of who may do what at this instant, in the language of the page. Nothing of it may tell a sealed choice. */
export interface GameWaitingFor<V extends Vocabulary = Vocabulary> {
  /** "The houses, in turn order" */
  readonly title: string
  readonly duties: readonly Duty<V['role']>[]
  /** What is awaited of whom by a question. */
  task(this: void, question: Prompt<V['promptKind'], V['role']>): string
  /** The rule that governs a question; empty where none does. */
  rule(this: void, question: Prompt<V['promptKind'], V['role']>): string
  /** A rule by its number, and the way to its text. */
  RuleLink(this: void, props: { readonly rule: string }): ReactNode
  /** What is forbidden or changed for now. */
  readonly forbidden: readonly WithRule[]
  readonly nothingForbidden: string
  /** Rules that no deal changes. */
  readonly never: readonly string[]
  /** What anybody may start, as a row. */
  offer(this: void, kind: V['offerKind']): OfferRow
}

/** Something that is so, with the number of its rule. */
export interface WithRule {
  readonly text: string
  readonly rule: string
}

/** Somebody at the table. What each is asked now the questions say. */
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
  /** What is always so for this role: the table runs it. */
  readonly always?: string
  /** What it still has to do in this step. */
  readonly left?: string
  /** What it may still use. */
  readonly holds: readonly WithRule[]
}

export interface OfferRow {
  readonly title: string
  /** Its address within the game; missing where it comes up by itself. */
  readonly to?: string
  /** Not shown while it has to wait. */
  readonly hiddenWhileWaiting?: true
}
