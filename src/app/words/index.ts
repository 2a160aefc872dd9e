import { wordsOf } from '../../ui/words'
import type en from './en'

/** The words of the shell. */
export const useWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
