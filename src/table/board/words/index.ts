import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Returns the texts of the drawn map, shared by all games. */
export const useMapWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
