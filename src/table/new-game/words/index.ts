import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of the way to a new game, of remembered people and of the rematch, loaded with it. */
export const useNewGameWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
