import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Returns the texts of the rules reference; the rules themselves are in `texts`. */
export const useRulesWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
