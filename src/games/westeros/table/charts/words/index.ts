import { wordsOf, type Words } from '../../../../../ui/words'
import type en from './en'

/** The words of charts and of what is handed out of a game, loaded with their screens. */
export const useChartWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
export type ChartWords = Words<typeof en>
