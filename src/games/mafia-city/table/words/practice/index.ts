import { byLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type PracticeTexts } from './en'

export const practiceTextsIn = byLanguage<PracticeTexts>({ en, cs })
