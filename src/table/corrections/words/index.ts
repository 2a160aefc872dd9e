import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Returns the texts of corrections; loaded on demand. */
export const useCorrectionWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
