import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of taking in games, loaded when a file is chosen. */
export const useImportWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
