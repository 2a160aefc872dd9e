import { useLanguage } from '../../../../../ui/words'
import { byLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type PriceTexts } from './en'

export const priceTextsIn = byLanguage<PriceTexts>({ en, cs })
export const usePriceTexts = (): PriceTexts => priceTextsIn(useLanguage())
