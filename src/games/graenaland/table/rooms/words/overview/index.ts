import { useLanguage } from '../../../../../../ui/words'
import { byLanguage } from '../../../../../../ui/language/by-language'
import cs from './cs'
import en, { type OverviewTexts } from './en'

export const overviewTextsIn = byLanguage<OverviewTexts>({ en, cs })
export const useOverviewTexts = (): OverviewTexts => overviewTextsIn(useLanguage())
