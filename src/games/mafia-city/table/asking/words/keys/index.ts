import { bindAll, useLanguage } from '../../../../../../ui/words'
import { byLanguage, inEveryLanguage } from '../../../../../../ui/language/by-language'
import cs from './cs'
import en, { type KeyTexts } from './en'

export type { KeyTexts } from './en'

export const keysIn = byLanguage<KeyTexts>({ en, cs })
const bound = inEveryLanguage((language) => bindAll(language, keysIn(language)))
/** Hook that returns the texts of the buttons in questions, in the current language. */
export const useKeys = (): KeyTexts => bound[useLanguage()]
