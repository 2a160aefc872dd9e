import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Returns the texts of the page on which the user chooses a board game. */
export const useChooseWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
