import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of all games for secret choices. No text here contains a choice. */
export const useBallotWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
