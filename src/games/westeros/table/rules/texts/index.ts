import { entriesOf, type RuleEntries } from '../../../../../table/rules/entries'
import { wordsOf } from '../../../../../ui/words'

const read = ({ default: text }: { readonly default: string }): { readonly default: RuleEntries } => ({ default: entriesOf(text) })

/** The rules reference, fetched when a rule is first opened; each language is a part of its own. */
export const useRuleTexts = wordsOf<RuleEntries>({ en: () => import('./en.md?raw').then(read), cs: () => import('./cs.md?raw').then(read) })
