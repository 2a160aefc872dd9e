import { useLanguage } from '../../../../../ui/words'
import { byLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type Keys } from './en'

export type { Keys } from './en'

export const keysIn = byLanguage<Keys>({ en, cs })
/** Hook that returns the texts of the buttons and lists in questions, in the current language. */
export const useKeys = (): Keys => keysIn(useLanguage())
