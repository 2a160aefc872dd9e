import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** The texts of the rules, fetched when one is first opened. */
export const useRuleTexts = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
