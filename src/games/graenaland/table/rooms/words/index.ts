import { textsHook } from '../../../../../ui/words'
import { byLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type OutcomeTexts } from './en'

export type { OutcomeTexts } from './en'

export const outcomeTextsIn = byLanguage<OutcomeTexts>({ en, cs })
export const useOutcomeTexts = textsHook(outcomeTextsIn)
