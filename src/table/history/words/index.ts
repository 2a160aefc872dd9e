import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of looking back, loaded with its screen. */
export const useHistoryWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
