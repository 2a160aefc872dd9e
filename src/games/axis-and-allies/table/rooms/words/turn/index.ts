import { byLanguage } from '../../../../../../ui/language/by-language'
import cs from './cs'
import en, { type TurnTexts } from './en'

export const turnTextsIn = byLanguage<TurnTexts>({ en, cs })
