import { useLanguage } from '../../../../../ui/words'
import { byLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type VoyageWords } from './en'

export type { VoyageWords } from './en'

/** Hook: returns the texts in the current language. */
const voyageWordsIn = byLanguage<VoyageWords>({ en, cs })
export const useVoyageWords = (): VoyageWords => voyageWordsIn(useLanguage())
