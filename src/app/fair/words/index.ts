import { wordsOf, type Words } from '../../../ui/words'
import type en from './en'

/** Texts of fair play, loaded with its pages. */
export const useFairWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
export type FairWords = Words<typeof en>
