import { wordsOf, type Words } from '../../../../../ui/words'
import type en from './en'

/** Texts of Westeros for the printout of a position and for setting up the board again, loaded with their screens. */
export const useSheetWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
export type SheetWords = Words<typeof en>
