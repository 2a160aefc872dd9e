import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** The words of Westeros in the rules reference; the rules themselves are in `texts`. */
export const useBookWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
