import type { ReactNode } from 'react'

export interface Rule {
  /** "R10.4", "A16"; the address of the rule ends with it. */
  readonly number: string
  /** The number of its chapter. */
  readonly chapter: string
  readonly title: string
  /** The text for reading aloud: without the numbers of other rules in brackets. */
  readonly text: string
  readonly example?: string
  /** Numbers of the rules it points to. */
  readonly see: readonly string[]
  /** Only its address has its number; it is called by its title. */
  readonly unnumbered?: true
}

export interface Chapter {
  /** It may be the number of a rule, which then heads the chapter. */
  readonly number: string
  readonly title: string
  /** The subject, in a sentence. */
  readonly intro?: string
}

/** The rules of a game in the language of the page, for one position or for none. */
export interface RuleBook {
  /** In the order of the contents. */
  readonly chapters: readonly Chapter[]
  /** In the order of the contents. */
  readonly rules: readonly Rule[]
  /** The hint of the search field: "A word, the name of a card, or a number." */
  readonly hint: string
  /** The facts of a rule in the open game, or with the printed box where none is open; a line for each, empty for most rules. */
  facts(this: void, number: string): readonly string[]
  /** Whether the table may set for itself how this rule is played. */
  isSetting(this: void, number: string): boolean
}

export interface RuleBookProps<State = unknown> {
  /** The position of the open game; undefined where none is open. */
  readonly state: State | undefined
  readonly children: (book: RuleBook) => ReactNode
}

/** The name of a rule, for references to it. */
export interface RuleName {
  /** "One contested area for each march"; the number itself where nobody knows it. */
  readonly title: string
  /** "R10.4 One contested area for each march" */
  readonly name: string
}
