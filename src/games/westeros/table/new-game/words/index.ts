import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** What Westeros says of its houses on the way to a new game, loaded with it. */
export const useHouseSetupWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
