import { wordsOf } from '../../../ui/words'
import type en from './en'

/** What the sheet of a refusal says beside the refusal itself, loaded with it. */
export const useRefusalWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
