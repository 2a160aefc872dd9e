import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of the film, loaded with it. */
export const useFilmWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
