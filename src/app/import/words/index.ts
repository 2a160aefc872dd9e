import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Texts of the import, loaded when a file is chosen. */
export const useImportWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
