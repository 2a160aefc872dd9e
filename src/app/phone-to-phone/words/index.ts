import { wordsOf } from '../../../ui/words'
import type en from './en'

/**
 * Hook that returns the texts for the transfer of a game from screen to camera. The texts are loaded with the screens
 * of the transfer.
 */
export const usePhoneToPhoneWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
