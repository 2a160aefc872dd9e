import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Returns the texts of the page that lists what each role may do; loaded on demand. */
export const useWaitingForWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
