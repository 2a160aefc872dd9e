import { wordsOf } from '../../../../ui/words'
import type en from './en'

/** Hook that returns the texts of the first screens. The texts of the game itself (houses, areas, refusals) are in `westeros/words`. */
export const useScreenWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
