import { textsHook } from '../../../../../../ui/words'
import { byLanguage } from '../../../../../../ui/language/by-language'
import cs from './cs'
import en, { type SheetTexts } from './en'

export type { SheetTexts } from './en'

export const sheetTextsIn = byLanguage<SheetTexts>({ en, cs })
export const useSheetTexts = textsHook(sheetTextsIn)
