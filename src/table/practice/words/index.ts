import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of the practice of all games, loaded with it. */
export const usePracticeWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
