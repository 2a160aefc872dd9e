import { wordsOf } from '../../../ui/words'
import type en from './en'

/** What the drawn map of every game says. */
export const useMapWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
