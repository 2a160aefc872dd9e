import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Texts for choosing a game. */
export const useChooseWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
