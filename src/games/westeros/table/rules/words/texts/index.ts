import { entriesOf, type RuleEntries } from '../../../../../../table/rules/entries'
import { wordsOf } from '../../../../../../ui/words'

/** Texts of the rules reference in one language. */
export interface RuleTexts {
  readonly first: RuleEntries
  /** Rules whose text is different in the second edition. The numbers are the same. */
  readonly second: RuleEntries
}

interface Written {
  readonly default: string
}

const read = ([first, second]: readonly [Written, Written]): { readonly default: RuleTexts } => ({
  default: { first: entriesOf(first.default), second: entriesOf(second.default) },
})

/** Texts of the rules reference, loaded when a rule is first opened, with two files per language. */
export const useRuleTexts = wordsOf<RuleTexts>({
  en: () => Promise.all([import('./en.md?raw'), import('./second-en.md?raw')]).then(read),
  cs: () => Promise.all([import('./cs.md?raw'), import('./second-cs.md?raw')]).then(read),
})
