import { wordsOf } from '../../../../ui/words'
import type en from './en'

/** The words of the table's screens; the words of the game itself (houses, areas, refusals) are in `westeros/words`. */
export const useScreenWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
