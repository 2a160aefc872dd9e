import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Returns the texts of the questions of all games. */
export const useAskingWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
