import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** Texts of Westeros in the rules reference. The rules themselves are in `texts`. */
export const useBookWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
