import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of the sheet that asks for consent, loaded with it. */
export const useConsentWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
