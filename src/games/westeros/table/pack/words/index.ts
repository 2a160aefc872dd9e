import { wordsOf, type Words } from '../../../../../ui/words'
import type en from './en'

/** The words of packing up and laying out again, loaded with their screens. */
export const usePackWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
export type PackWords = Words<typeof en>
