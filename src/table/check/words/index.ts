import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Returns the texts of the board check; loaded on demand. */
export const useCheckWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
