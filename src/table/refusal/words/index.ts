import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Returns the texts of the dialog for refused moves; loaded on demand. */
export const useRefusalWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
