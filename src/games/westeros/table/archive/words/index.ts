import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** The words of this game in the archive, loaded with it. */
export const useArchivedWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
