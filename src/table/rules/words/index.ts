import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words around the rules; the rules themselves stand in `texts`. */
export const useRulesWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
