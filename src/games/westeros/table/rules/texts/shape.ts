import type { RuleNumber } from '../../../words/en/rules'

/**
 * A rule in our own words, and an example where one helps. Other rules are named in brackets by their numbers, `(R9.4, A17)`: the
 * screen takes them out of the sentence and puts links below it.
 */
export type RuleEntry = string | readonly [text: string, example: string]
export type RuleEntries = Readonly<Partial<Record<RuleNumber, RuleEntry>>>

/** The whole reference in one language, in the order of its contents. */
export type RuleTexts = Readonly<Record<RuleNumber, RuleEntry>>
