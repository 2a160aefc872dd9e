import { wordsOf, type Words } from '../../../ui/words'
import type en from './en'

/** The words of the log, loaded with it. */
export const useLogWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
export type LogWords = Words<typeof en>
