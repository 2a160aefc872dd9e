import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of the house rules, loaded with their screens. */
export const useHouseRulesWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
