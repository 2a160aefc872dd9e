import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** The words of Westeros on the board check, loaded with its screen. */
export const useBoardWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
