import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** The words of the coach for each step of the practice round, loaded with it. */
export const usePracticeStepWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
