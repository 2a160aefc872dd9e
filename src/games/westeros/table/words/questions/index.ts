import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** The words of the questions beside the words of the game: labels of lists and steps that are not yet an answer. */
export const useQuestionWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
