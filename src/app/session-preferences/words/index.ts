import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Hook that returns the texts of the clock. The texts are loaded when the clock is shown. */
export const useSessionPreferencesWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
