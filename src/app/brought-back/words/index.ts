import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words about games that came back, loaded when they have. */
export const useBroughtBackWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
