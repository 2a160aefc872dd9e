import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words about this device, loaded with its page. */
export const usePhoneWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
