import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** Hook that returns the texts of Westeros for the page that lists which houses may act. */
export const useWhoWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
