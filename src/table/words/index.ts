import { wordsOf } from '../../ui/words'
import type en from './en'

/** Returns the texts around the open question, shared by all games; the texts of a game are in its own folder. */
export const useTableWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
