import { wordsOf, type Words } from '../../../ui/words'
import type en from './en'

/** The words of fair play, loaded with its pages. */
export const useFairWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
export type FairWords = Words<typeof en>
