import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of the clock, loaded where somebody wants one. */
export const useSessionPreferencesWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
