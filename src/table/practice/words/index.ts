import { wordsOf } from '../../../ui/words'
import type en from './en'

/** What every practice round says, loaded with it. */
export const usePracticeWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
