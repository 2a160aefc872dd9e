import { textsHook } from '../../../../../ui/words'
import { byLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type HouseRulesTexts } from './en'

export { GROUPS, type Group } from './shared'

export const houseRulesTextsIn = byLanguage<HouseRulesTexts>({ en, cs })
export const useHouseRulesTexts = textsHook(houseRulesTextsIn)
