import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** What Westeros adds to the words of the reader; the rules themselves stand in `texts`. */
export const useBookWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
