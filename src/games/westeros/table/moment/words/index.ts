import { wordsOf, type Words } from '../../../../../ui/words'
import type en from './en'

/** The words of the log and of looking back, loaded with their screens. */
export const useMomentWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
export type MomentWords = Words<typeof en>
