import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of what follows by itself, loaded when it is told first. */
export const useOutcomeWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
