import { entriesOf, type RuleEntries } from '../../../../../../table/rules/entries'
import { wordsOf } from '../../../../../../ui/words'

const read = ({ default: text }: { readonly default: string }): { readonly default: RuleEntries } => ({ default: entriesOf(text) })

/** Texts of the rules reference, loaded when a rule is first opened, with one file per language. */
export const useRuleTexts = wordsOf<RuleEntries>({ en: () => import('./en.md?raw').then(read), cs: () => import('./cs.md?raw').then(read) })
