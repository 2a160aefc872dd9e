import { wordsOf, type Translation } from '../../../../../ui/words'
import type en from './en'

/** Texts of the screens that are loaded later, in the language of the page. */
export const useDeferredWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })

/** Texts for changes on the board. All other texts come from the log. */
export type OutcomeTexts = Translation<typeof en>['outcome']
