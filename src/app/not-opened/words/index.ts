import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of why a game does not open. */
export const useNotOpenedWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
