import { wordsOf } from '../../../../../ui/words'
import type { RuleTexts } from './shape'

/** The rules reference, fetched when a rule is first opened; each language is a part of its own. */
export const useRuleTexts = wordsOf<RuleTexts>({ en: () => import('./en'), cs: () => import('./cs') })
