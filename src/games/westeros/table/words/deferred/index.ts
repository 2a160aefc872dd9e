import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** Texts of the screens that are loaded later, in the language of the page. */
export const useDeferredWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
