import { wordsOf, type Words } from '../../../ui/words'
import type en from './en'

/** Texts of the archive, loaded with its screen. */
export const useArchiveWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
export type ArchiveWords = Words<typeof en>
