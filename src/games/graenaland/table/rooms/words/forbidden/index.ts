import { byLanguage } from '../../../../../../ui/language/by-language'
import cs from './cs'
import en, { type ForbiddenTexts } from './en'

export const forbiddenTextsIn = byLanguage<ForbiddenTexts>({ en, cs })
