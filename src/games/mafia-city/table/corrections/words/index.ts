import { useLanguage } from '../../../../../ui/words'
import { byLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type SetTexts } from './en'

export type { SetTexts } from './en'

export const setTextsIn = byLanguage<SetTexts>({ en, cs })
/** Hook that returns the texts of the correction forms, in the current language. */
export const useSetTexts = (): SetTexts => setTextsIn(useLanguage())
