import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Returns the texts of outcomes; loaded with the first outcome. */
export const useOutcomeWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
