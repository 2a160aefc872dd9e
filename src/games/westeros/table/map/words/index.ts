import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** What the map of Westeros says beside the words of the game. */
export const useBoardWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
