import { useLanguage } from '../../../../../ui/words'
import { byLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type OddsWords } from './en'

export const oddsWordsIn = byLanguage<OddsWords>({ en, cs })
/** Hook that returns the texts of the odds page, in the current language. */
export const useOddsWords = (): OddsWords => oddsWordsIn(useLanguage())
