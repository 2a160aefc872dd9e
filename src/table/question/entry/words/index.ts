import { wordsOf } from '../../../../ui/words'
import type en from './en'

/** What dice, payments and shares are entered with. */
export const useEntryWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
