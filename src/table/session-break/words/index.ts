import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of the end of an evening and of laying the board out again, loaded with their screens. */
export const useSessionBreakWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
