import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Returns the texts of the refusal sheet; loaded on demand. */
export const useRefusalWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
