import { useLanguage } from '../../../../../../ui/words'
import { byLanguage } from '../../../../../../ui/language/by-language'
import cs from './cs'
import en, { type VoyageTexts } from './en'

const readingTextsIn = byLanguage<VoyageTexts>({ en, cs })
export const useVoyageTexts = (): VoyageTexts => readingTextsIn(useLanguage())
