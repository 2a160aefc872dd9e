import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of the board check, loaded with its screen. */
export const useCheckWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
