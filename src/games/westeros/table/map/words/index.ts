import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** What the drawn map says beside the words of the game. */
export const useMapWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
