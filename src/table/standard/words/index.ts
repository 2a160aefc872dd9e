import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Hook that returns the texts of the screens that games share, in the current language. */
export const useStandardWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
