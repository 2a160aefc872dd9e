import { bindAll, useLanguage } from '../../../../../ui/words'
import { byLanguage, inEveryLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type Texts } from './en'

export type { Texts } from './en'

export const textsIn = byLanguage<Texts>({ en, cs })
const bound = inEveryLanguage((language) => bindAll(language, textsIn(language)))
/** Hook that returns the texts shared by the screens of this game, in the current language. */
export const useTexts = (): Texts => bound[useLanguage()]
