import { useLanguage } from '../../../../../../ui/words'
import { byLanguage } from '../../../../../../ui/language/by-language'
import cs from './cs'
import en, { type ReadingTexts } from './en'

const readingTextsIn = byLanguage<ReadingTexts>({ en, cs })
export const useReadingTexts = (): ReadingTexts => readingTextsIn(useLanguage())
