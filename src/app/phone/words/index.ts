import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Hook that returns the texts of the page about this device. The texts are loaded with this page. */
export const usePhoneWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
