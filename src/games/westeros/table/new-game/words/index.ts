import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** Texts about houses for the steps of a new game, loaded with these steps. */
export const useHouseSetupWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
