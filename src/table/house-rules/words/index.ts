import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Returns the texts of the house rules; loaded with their screens. */
export const useHouseRulesWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
