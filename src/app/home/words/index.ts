import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of what can be done with a saved game. */
export const useGameSheetWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
