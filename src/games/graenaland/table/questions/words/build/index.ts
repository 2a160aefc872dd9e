import { textsHook } from '../../../../../../ui/words'
import { byLanguage } from '../../../../../../ui/language/by-language'
import cs from './cs'
import en, { type BuildTexts } from './en'

export type { BuildTexts } from './en'

const buildTextsIn = byLanguage<BuildTexts>({ en, cs })
export const useBuildTexts = textsHook(buildTextsIn)
