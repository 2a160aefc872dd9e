import { wordsOf, type Translation } from '../../../../../ui/words'
import type en from './en'

/** Hook that returns the texts of the Westeros screens that are loaded later, in the language of the page. */
export const useDeferredWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })

/** Texts about changes that the players make on the real board. All other texts about results come from the log. */
export type OutcomeTexts = Translation<typeof en>['outcome']
