import type { WordList } from '../../referee'
import { byLanguage } from '../../ui/language/by-language'

/** Returns the list of fingerprint words for a language. A language without its own list uses the English one. */
export const wordListIn = byLanguage<WordList>({ en: 'en', cs: 'cs' })
