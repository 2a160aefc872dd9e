import { byLanguage } from '../../../../../../ui/language/by-language'
import cs from './cs'
import en, { type WhoTexts } from './en'

export const whoTextsIn = byLanguage<WhoTexts>({ en, cs })
