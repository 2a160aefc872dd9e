import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** Texts of the coach for each step of the practice round, loaded with the coach. */
export const usePracticeStepWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
