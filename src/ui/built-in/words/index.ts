import { byLanguage } from '../../language/by-language'
import cs from './cs'
import en, { type BuiltIn } from './en'

export type { BuiltIn } from './en'

/** Returns the texts in the first file of the app, which need not be loaded separately. */
export const builtInIn = byLanguage<BuiltIn>({ en, cs })
