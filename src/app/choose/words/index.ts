import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of the choice of a game. */
export const useChooseWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
