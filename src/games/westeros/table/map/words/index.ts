import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** The words of the map of Westeros beside the words of the game. */
export const useBoardWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
