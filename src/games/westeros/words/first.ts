import type { Language } from '../../../ui/language'
import type { Texts } from './en'

/** Imports of texts by language. */
export type Imports<T> = Readonly<Record<Language, () => Promise<{ readonly default: T }>>>

/** Imports of the texts of an open question and the screen around it; one file per language. */
export const firstTexts: Imports<Texts> = { en: () => import('./en'), cs: () => import('./cs') }
