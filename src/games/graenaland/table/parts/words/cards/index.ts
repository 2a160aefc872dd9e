import { textsHook } from '../../../../../../ui/words'
import { byLanguage } from '../../../../../../ui/language/by-language'
import cs from './cs'
import en, { type CardTexts } from './en'

export type { CardTexts } from './en'

export const cardTextsIn = byLanguage<CardTexts>({ en, cs })
export const useCardTexts = textsHook(cardTextsIn)
