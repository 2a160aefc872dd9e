import { textsHook } from '../../../../../ui/words'
import { byLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type Texts } from './en'

export type { Texts } from './en'

export const textsIn = byLanguage<Texts>({ en, cs })
export const useTexts = textsHook(textsIn)
