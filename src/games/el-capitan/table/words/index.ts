import { byLanguage } from '../../../../ui/language/by-language'
import cs from './cs'
import en, { type TableTexts } from './en'

export const tableTextsIn = byLanguage<TableTexts>({ en, cs })
