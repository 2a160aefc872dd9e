import { byLanguage } from '../../language/by-language'
import cs from './cs'
import en, { type BuiltIn } from './en'

export type { BuiltIn } from './en'

/** Returns the texts that are part of the first file of the app. */
export const builtInIn = byLanguage<BuiltIn>({ en, cs })
