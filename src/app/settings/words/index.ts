import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Texts of the settings, loaded with the page. */
export const useSettingsWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
