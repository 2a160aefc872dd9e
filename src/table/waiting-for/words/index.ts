import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of all games for possible actions, loaded with that screen. */
export const useWaitingForWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
