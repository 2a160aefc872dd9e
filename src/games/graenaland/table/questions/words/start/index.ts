import { textsHook } from '../../../../../../ui/words'
import { byLanguage } from '../../../../../../ui/language/by-language'
import cs from './cs'
import en, { type StartTexts } from './en'

export type { StartTexts } from './en'

export const startTextsIn = byLanguage<StartTexts>({ en, cs })
export const useStartTexts = textsHook(startTextsIn)
