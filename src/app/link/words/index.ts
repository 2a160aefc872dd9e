import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Texts of linked phones, loaded when a phone is paired. */
export const useLinkWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
