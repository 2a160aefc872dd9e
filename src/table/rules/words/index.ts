import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words around the rules; `texts` has the rules themselves. */
export const useRulesWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
