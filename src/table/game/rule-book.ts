import type { ReactNode } from 'react'

export interface Rule {
  /** Number of the rule, e.g. "R10.4" or "A16"; the last part of the URL of the rule. */
  readonly number: string
  /** Number of the chapter that contains the rule. */
  readonly chapter: string
  readonly title: string
  /** Text of the rule without formatting and without references to other rules; also used for reading aloud. */
  readonly text: string
  readonly example?: string
  /** Numbers of related rules. */
  readonly see: readonly string[]
  /** Whether the rule is a reading of the app, because the rulebook leaves the point open. */
  readonly isReading?: true
  /** Whether the app shows the rule by its title only. The number of such a rule appears only in the URL. */
  readonly unnumbered?: true
}

export interface Chapter {
  /** Number of the chapter. May be the number of a rule, which is then the heading of the chapter. */
  readonly number: string
  readonly title: string
  /** Introduction to the chapter in one sentence. */
  readonly intro?: string
}

/** Rules in the language of the page, for the open game or for the printed game. */
export interface RuleBook {
  /** Chapters in display order. */
  readonly chapters: readonly Chapter[]
  /** Rules in display order. */
  readonly rules: readonly Rule[]
  /** Placeholder of the search field: "A word, the name of a card, or a number." */
  readonly hint: string
  /**
   * Returns the numerical values in a rule as text, one per line: those of the open game, or the printed values if no game is open. Most
   * rules have none.
   */
  facts(this: void, number: string): readonly string[]
  /** Returns whether a setting of the game can change this rule. */
  isSetting(this: void, number: string): boolean
}

export interface RuleBookProps<State = unknown> {
  /** Position of the open game; undefined if none is open. */
  readonly state: State | undefined
  readonly children: (book: RuleBook) => ReactNode
}

/** Title and full name of a rule, for references to the rule. */
export interface RuleName {
  /** Title of the rule, e.g. "One contested area for each march"; the number if the rule is unknown. */
  readonly title: string
  /** Number and title of the rule, e.g. "R10.4 One contested area for each march". */
  readonly name: string
}
