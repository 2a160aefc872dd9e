import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** Texts of Westeros for the page that lists who may act. */
export const useWhoWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
