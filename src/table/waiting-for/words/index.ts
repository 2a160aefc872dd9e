import { wordsOf } from '../../../ui/words'
import type en from './en'

/** What every game says of who may do what, loaded with that screen. */
export const useWaitingForWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
