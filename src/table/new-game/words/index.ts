import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Returns the texts of the set-up, of stored players and of the rematch; loaded on demand. */
export const useNewGameWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
