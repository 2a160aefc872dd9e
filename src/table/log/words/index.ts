import { wordsOf, type Words } from '../../../ui/words'
import type en from './en'

/** Returns the texts of the log; loaded on demand. */
export const useLogWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
export type LogWords = Words<typeof en>
