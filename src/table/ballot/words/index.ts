import { wordsOf } from '../../../ui/words'
import type en from './en'

/** What every game says while a choice is made in secret. No text here tells what was chosen. */
export const useBallotWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
