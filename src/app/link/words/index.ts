import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Hook that returns the texts of the screens for linked phones. The texts are loaded when a phone is paired. */
export const useLinkWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
