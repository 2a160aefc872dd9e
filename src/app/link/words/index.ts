import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of second screens, loaded when somebody pairs one. */
export const useLinkWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
