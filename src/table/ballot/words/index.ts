import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Returns the texts of ballots shared by all games. No text contains a choice. */
export const useBallotWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
