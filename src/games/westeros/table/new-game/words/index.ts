import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** The words for the houses on the steps to a new game, loaded with it. */
export const useHouseSetupWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
