import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** Hook that returns the instructions for each step of the practice round. The texts are loaded with the practice round. */
export const usePracticeStepWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
