import { useLanguage } from '../../../../../../ui/words'
import { byLanguage } from '../../../../../../ui/language/by-language'
import cs from './cs'
import en, { type KeyTexts } from './en'

export type { KeyTexts } from './en'

export const keysIn = byLanguage<KeyTexts>({ en, cs })
/** Returns these texts in the language of the page. */
export const useKeys = (): KeyTexts => keysIn(useLanguage())
