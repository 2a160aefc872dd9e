import { wordsOf, type Words } from '../../../../../ui/words'
import type en from './en'

/** The words of Westeros on the sheet of a position and in the list for setting it up again, loaded with their screens. */
export const useSheetWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
export type SheetWords = Words<typeof en>
