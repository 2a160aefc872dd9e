import { useLanguage } from '../../../../../ui/words'
import { byLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type VoyageWords } from './en'

export type { VoyageWords } from './en'

/** Returns the texts of the questions about voyages and moves in a given language. */
const voyageWordsIn = byLanguage<VoyageWords>({ en, cs })
export const useVoyageWords = (): VoyageWords => voyageWordsIn(useLanguage())
