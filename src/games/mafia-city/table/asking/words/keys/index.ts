import { textsHook } from '../../../../../../ui/words'
import { byLanguage } from '../../../../../../ui/language/by-language'
import cs from './cs'
import en, { type KeyTexts } from './en'

export type { KeyTexts } from './en'

export const keysIn = byLanguage<KeyTexts>({ en, cs })
/** Hook that returns the texts of the buttons in questions, in the current language. */
export const useKeys = textsHook(keysIn)
