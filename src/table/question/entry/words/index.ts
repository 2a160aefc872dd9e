import { wordsOf } from '../../../../ui/words'
import type en from './en'

/** Returns the texts of the inputs for dice, payments and shares. */
export const useEntryWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
