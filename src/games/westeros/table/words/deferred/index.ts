import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** The words of the screens that are fetched when they are shown, in the language of the page. */
export const useDeferredWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
