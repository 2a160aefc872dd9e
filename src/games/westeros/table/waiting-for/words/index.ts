import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** The words of the overview of who may do what. */
export const useWhoWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
