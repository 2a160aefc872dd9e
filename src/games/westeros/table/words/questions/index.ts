import { wordsOf } from '../../../../../ui/words'
import type en from './en'

/**
 * Hook that returns the texts of the question screens, in addition to the texts of the game: labels of lists, and
 * labels of the steps before the answer.
 */
export const useQuestionWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
