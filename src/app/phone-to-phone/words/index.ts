import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of handing a game from phone to phone, loaded when somebody does. */
export const usePhoneToPhoneWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
