import { wordsOf } from '../../ui/words'
import type en from './en'

/** What the table of every game says around the open question; what belongs to one game is in the words of that game. */
export const useTableWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
