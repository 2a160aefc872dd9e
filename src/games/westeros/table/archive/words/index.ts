import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** What the archive says of this game, loaded with it. */
export const useArchivedWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
