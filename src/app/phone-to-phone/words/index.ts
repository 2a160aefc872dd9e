import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Texts of the transfer of a game from screen to camera, loaded with its screens. */
export const usePhoneToPhoneWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
