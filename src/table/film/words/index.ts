import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Returns the texts of the film; loaded on demand. */
export const useFilmWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
