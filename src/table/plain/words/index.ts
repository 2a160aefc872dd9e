import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Returns the texts of the screens of plain games in the language of the page. */
export const usePlainWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
