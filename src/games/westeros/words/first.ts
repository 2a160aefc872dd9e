import type { Language } from '../../../ui/language'
import type { Texts } from './en'

/** Functions that import texts, by language. */
export type Imports<T> = Readonly<Record<Language, () => Promise<{ readonly default: T }>>>

/** Functions that import the texts of an open question and of the screen around the question; one file per language. */
export const firstTexts: Imports<Texts> = { en: () => import('./en'), cs: () => import('./cs') }
