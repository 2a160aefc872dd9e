import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Texts of the clock, loaded when the clock is shown. */
export const useSessionPreferencesWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
