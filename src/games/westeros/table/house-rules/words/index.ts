import { wordsOf, type Words } from '../../../../../ui/words'
import type en from './en'

/** Texts of the house rules, loaded with their screens. */
export const useRulesWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
export type RulesWords = Words<typeof en>
