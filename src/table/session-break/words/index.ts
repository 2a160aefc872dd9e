import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Returns the texts of the session break; loaded on demand. */
export const useSessionBreakWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
