import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Returns the texts of the dialog that asks the players to agree to an undo; loaded on demand. */
export const useConsentWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
