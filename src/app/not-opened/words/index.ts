import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Hook that returns the texts of the reasons why a game cannot be opened. */
export const useNotOpenedWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
