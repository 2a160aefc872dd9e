import { wordsOf } from '../../../ui/words'
import type en from './en'

/** What the screens say of a game that hands in data alone. */
export const usePlainWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
