import { byLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type AskingTexts } from './en'

export type { AskingTexts } from './en'

export const askingIn = byLanguage<AskingTexts>({ en, cs })
