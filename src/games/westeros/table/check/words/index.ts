import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** Texts of the board check of Westeros, loaded with its screen. */
export const useBoardWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
