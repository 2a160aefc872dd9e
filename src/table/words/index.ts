import { wordsOf } from '../../ui/words'
import type en from './en'

/** Returns the texts that all games show around the open question. The texts of a single game are in the folder of the game. */
export const useTableWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
