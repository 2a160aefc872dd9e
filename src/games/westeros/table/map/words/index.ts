import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** Texts of the map of Westeros, in addition to the texts of the game. */
export const useBoardWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
