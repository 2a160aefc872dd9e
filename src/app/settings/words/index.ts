import { wordsOf } from '../../../ui/words'
import type en from './en'

/** Hook that returns the texts of the settings page. The texts are loaded with the page. */
export const useSettingsWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
