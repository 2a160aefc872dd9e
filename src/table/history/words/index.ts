import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Returns the texts of the history screen; loaded on demand. */
export const useHistoryWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
