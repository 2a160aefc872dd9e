import { textsHook } from '../../../../../ui/words'
import { byLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type QuestionTexts } from './en'

export type { QuestionTexts } from './en'

export const questionTextsIn = byLanguage<QuestionTexts>({ en, cs })
export const useQuestionTexts = textsHook(questionTextsIn)
