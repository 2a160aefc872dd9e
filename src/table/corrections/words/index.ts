import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of setting things by hand, loaded with the screens that do. */
export const useCorrectionWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
