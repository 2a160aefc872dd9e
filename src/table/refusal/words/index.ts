import { wordsOf } from '../../../ui/words'
import type en from './en'

/** The words of the sheet of a refusal beside the refusal itself, loaded with it. */
export const useRefusalWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
