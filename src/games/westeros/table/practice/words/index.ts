import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** What the coach says of each step of the practice round, loaded with it. */
export const usePracticeStepWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
