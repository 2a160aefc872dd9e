import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Hook that returns the texts of the banners about the second copy of the games. The texts are loaded when a banner is shown. */
export const useSecondCopyWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
