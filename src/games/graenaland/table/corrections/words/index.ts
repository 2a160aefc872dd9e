import { textsHook } from '../../../../../ui/words'
import { byLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type SetTexts } from './en'

export type { SetTexts } from './en'

export const setTextsIn = byLanguage<SetTexts>({ en, cs })
export const useSetTexts = textsHook(setTextsIn)
