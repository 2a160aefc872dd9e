import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of outcomes, loaded when the first one is shown. */
export const useOutcomeWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
