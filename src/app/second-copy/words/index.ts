import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words about the second copy, loaded when there is something to say of it. */
export const useSecondCopyWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
