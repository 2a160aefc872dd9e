import { wordsOf } from '../../../ui/words'
import type en from './en'

/** What the questions of every game say themselves. */
export const useAskingWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
