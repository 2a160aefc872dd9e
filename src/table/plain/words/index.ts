import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of the screens of games that provide data only. */
export const usePlainWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
