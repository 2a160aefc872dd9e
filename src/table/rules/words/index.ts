import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Returns the texts of the rules reference. The texts of the rules themselves are in the folder `texts`. */
export const useRulesWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
