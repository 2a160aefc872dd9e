import { useLanguage } from '../../../../../ui/words'
import { byLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type SetTexts } from './en'

export type { SetTexts } from './en'

export const setTextsIn = byLanguage<SetTexts>({ en, cs })
/** Returns these texts in the language of the page. */
export const useSetTexts = (): SetTexts => setTextsIn(useLanguage())
