import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Texts of the banners about the second copy, loaded when a banner is shown. */
export const useSecondCopyWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
