import { wordsOf, type Words } from '../../../ui/words'
import type en from './en'

/** Returns the texts of charts; loaded with their screens. */
export const useChartWords = wordsOf<typeof en>({ en: () => import('./en'), cs: () => import('./cs') })
export type ChartWords = Words<typeof en>
