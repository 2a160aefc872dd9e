import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Texts of the actions for a saved game, loaded when the dialog with the actions opens. */
export const useGameSheetWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
