import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Returns the texts of the consent dialog and of the list of pieces to put back; loaded on demand. */
export const useConsentWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
