import { wordsOf, type Words } from '../../../../../ui/words'
import type en from './en'

/** Texts of the charts of Westeros, loaded with their screens. */
export const useStoryWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
export type StoryWords = Words<typeof en>
