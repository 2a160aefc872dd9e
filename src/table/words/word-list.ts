import type { WordList } from '../../referee'
import { byLanguage } from '../../ui/language/by-language'

/** Returns the list of words that represent a digest (fingerprint) in a language. A language without its own list uses the English list. */
export const wordListIn = byLanguage<WordList>({ en: 'en', cs: 'cs' })
