import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Texts of the page about this device, loaded with it. */
export const usePhoneWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
