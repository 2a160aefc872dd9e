import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Returns the texts of the practice round; loaded on demand. */
export const usePracticeWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
