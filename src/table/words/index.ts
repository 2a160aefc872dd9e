import { wordsOf } from '../../ui/words'
import type en from './en'

/** The words of all games around the open question; the words of one game are in its own folder. */
export const useTableWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
