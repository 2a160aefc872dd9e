import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Texts of the actions for a saved game, loaded when the sheet opens. */
export const useGameSheetWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
