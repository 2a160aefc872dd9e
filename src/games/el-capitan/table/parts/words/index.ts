import { byLanguage } from '../../../../../ui/language/by-language'
import { useLanguage } from '../../../../../ui/words'
import cs from './cs'
import en, { type Texts } from './en'

export type { Texts } from './en'

/** Returns the screen texts in one language. */
export const textsIn = byLanguage<Texts>({ en, cs })
/** Returns the screen texts in the language of the page. */
export const useTexts = (): Texts => textsIn(useLanguage())
