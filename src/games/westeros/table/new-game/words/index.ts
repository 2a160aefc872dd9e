import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** The words of remembered people and of the rematch, loaded with the way to a new game. */
export const useNewGameWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
