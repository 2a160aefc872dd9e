import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Texts of the reasons why a game cannot be opened. */
export const useNotOpenedWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
