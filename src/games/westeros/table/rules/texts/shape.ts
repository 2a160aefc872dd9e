import type { RuleEntry } from '../../../../../table/rules/rule-book'
import type { RuleNumber } from '../../../words/en/rules'

export type RuleEntries = Readonly<Partial<Record<RuleNumber, RuleEntry>>>

/** The whole reference in one language, in the order of its contents. */
export type RuleTexts = Readonly<Record<RuleNumber, RuleEntry>>
