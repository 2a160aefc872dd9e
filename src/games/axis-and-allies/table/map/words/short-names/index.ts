import { byLanguage } from '../../../../../../ui/language/by-language'
import cs from './cs'
import en, { type ShortNames } from './en'

export const shortNamesIn = byLanguage<ShortNames>({ en, cs })
