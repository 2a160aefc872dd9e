import { byLanguage } from '../../../../../../ui/language/by-language'
import cs from './cs'
import en, { type FoldTexts } from './en'

export const foldTextsIn = byLanguage<FoldTexts>({ en, cs })
