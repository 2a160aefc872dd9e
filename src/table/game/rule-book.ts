import type { ReactNode } from 'react'

export interface Rule {
  /** E.g. "R10.4" or "A16"; the last part of the URL of the rule. */
  readonly number: string
  /** Number of the chapter. */
  readonly chapter: string
  readonly title: string
  /** Plain text without references to other rules, also used for reading aloud. */
  readonly text: string
  readonly example?: string
  /** Numbers of related rules. */
  readonly see: readonly string[]
  /** The rule is shown by its title only; the number is used in its URL. */
  readonly unnumbered?: true
}

export interface Chapter {
  /** May be the number of a rule, which is then the heading of the chapter. */
  readonly number: string
  readonly title: string
  /** One sentence about the subject. */
  readonly intro?: string
}

/** Rules of a game in the language of the page, for the open game or in general. */
export interface RuleBook {
  /** In display order. */
  readonly chapters: readonly Chapter[]
  /** In display order. */
  readonly rules: readonly Rule[]
  /** Placeholder of the search field: "A word, the name of a card, or a number." */
  readonly hint: string
  /** Returns the values of a rule in the open game, or the printed values if no game is open; one per line, empty for most rules. */
  facts(this: void, number: string): readonly string[]
  /** Returns whether the players may change this rule as a setting. */
  isSetting(this: void, number: string): boolean
}

export interface RuleBookProps<State = unknown> {
  /** Position of the open game; undefined if none is open. */
  readonly state: State | undefined
  readonly children: (book: RuleBook) => ReactNode
}

/** Name of a rule, used in references. */
export interface RuleName {
  /** E.g. "One contested area for each march"; the number if the rule is unknown. */
  readonly title: string
  /** E.g. "R10.4 One contested area for each march". */
  readonly name: string
}
