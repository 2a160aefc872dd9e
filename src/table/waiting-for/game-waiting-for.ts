import type { ReactNode } from 'react'
import type { Prompt, Vocabulary } from '../../referee'

/**
 * Configuration by a game for the page that lists what each role may do, in the language of the page. The page never shows a sealed choice.
 */
export interface GameWaitingFor<V extends Vocabulary = Vocabulary> {
  /** Heading of the list of roles, e.g. "The houses, in turn order". */
  readonly title: string
  readonly duties: readonly Duty<V['role']>[]
  /** Returns a text that says which roles must do which action to answer a question. */
  task(this: void, question: Prompt<V['promptKind'], V['role']>): string
  /** Returns the number of the rule that governs a question; empty if there is none. */
  rule(this: void, question: Prompt<V['promptKind'], V['role']>): string
  /** Shows a rule number as a link to the text of the rule. */
  RuleLink(this: void, props: { readonly rule: string }): ReactNode
  /** Texts about actions that a rule or card currently forbids or changes. */
  readonly forbidden: readonly WithRule[]
  readonly nothingForbidden: string
  /** Numbers of rules that no agreement of players can change. */
  readonly never: readonly string[]
  /** Returns the row of an action that any player may start; undefined if the action is not listed. */
  offer(this: void, kind: V['offerKind']): OfferRow | undefined
}

/** Text about what is allowed or forbidden, with the number of its rule. */
export interface WithRule {
  readonly text: string
  readonly rule: string
  /** Set if it holds at any time, so that the role may at the same time wait for others. */
  readonly standing?: true
}

/** Tasks of a role, other than its open questions. */
export interface Duty<Role extends string = string> {
  readonly role: Role
  /** Badge of the role. */
  readonly badge: ReactNode
  /** Name of the player together with the name of the role. */
  readonly name: string
  /** Progress of the role in this step of the game; undefined if the roles do not act one after another in this step. */
  readonly progress: 'done' | 'here' | 'sealed' | 'waits' | undefined
  /** Task of the role if one question asks all roles together: "Places 7 orders". */
  readonly does?: string
  /** Note shown for a role that the app plays. */
  readonly always?: string
  /** Text that says how many actions the role has left in this step. */
  readonly left?: string
  /** Cards and effects that the role may still use. */
  readonly holds: readonly WithRule[]
  /** Whether the role may use them now although no question asks it, so that the role does not only wait. */
  readonly mayAct?: boolean
}

export interface OfferRow {
  readonly title: string
  /** URL path of the screen within the game; omitted if the screen opens automatically. */
  readonly to?: string
  /** Set if the page hides the action while a rule blocks it. */
  readonly hiddenWhileWaiting?: true
}
