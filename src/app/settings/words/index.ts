import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of the settings, loaded with them. */
export const useSettingsWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
