import { textsHook } from '../../../../../../ui/words'
import { byLanguage } from '../../../../../../ui/language/by-language'
import cs from './cs'
import en, { type StoryTexts } from './en'

export type { StoryTexts } from './en'

export const storyTextsIn = byLanguage<StoryTexts>({ en, cs })
export const useStoryTexts = textsHook(storyTextsIn)
