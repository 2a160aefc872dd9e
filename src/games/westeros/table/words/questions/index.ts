import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/** Texts of the questions, in addition to the texts of the game: labels of lists and of steps before the answer. */
export const useQuestionWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
