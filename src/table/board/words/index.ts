import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of the drawn map of all games. */
export const useMapWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
