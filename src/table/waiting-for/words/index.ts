import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Returns the texts of the list of possible actions; loaded on demand. */
export const useWaitingForWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
