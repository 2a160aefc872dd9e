import { bindAll, useLanguage } from '../../../../../ui/words'
import { byLanguage, inEveryLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type AskingTexts } from './en'

export type { AskingTexts } from './en'

export const askingIn = byLanguage<AskingTexts>({ en, cs })
const bound = inEveryLanguage((language) => bindAll(language, askingIn(language)))
/** Hook that returns the texts of questions and answers, in the current language. */
export const useAsking = (): AskingTexts => bound[useLanguage()]
