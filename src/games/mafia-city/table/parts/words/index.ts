import { textsHook } from '../../../../../ui/words'
import { byLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type Texts } from './en'

export type { Texts } from './en'

export const textsIn = byLanguage<Texts>({ en, cs })
/** Hook that returns the texts shared by the screens of this game, in the current language. */
export const useTexts = textsHook(textsIn)
