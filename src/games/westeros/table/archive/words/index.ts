import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** Texts of this game in the archive, loaded with the archive. */
export const useArchivedWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
