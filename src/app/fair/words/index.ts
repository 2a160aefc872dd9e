import { wordsOf, type Words } from '../../../ui/words'
import type en from './en'

/** Texts of the fairness pages, loaded with the pages. */
export const useFairWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
export type FairWords = Words<typeof en>
