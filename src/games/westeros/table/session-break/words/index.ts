import { wordsOf, type Words } from '../../../../../ui/words'
import type en from './en'

/**
 * Hook that returns the texts of Westeros for the printout of a position and for setting up the board again. The
 * texts are loaded with their screens.
 */
export const useSheetWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
export type SheetWords = Words<typeof en>
