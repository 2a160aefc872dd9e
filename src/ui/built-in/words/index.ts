import { byLanguage } from '../../language/by-language'
import cs from './cs'
import en, { type BuiltIn } from './en'

export type { BuiltIn } from './en'

/** Returns the texts that need not be loaded. */
export const builtInIn = byLanguage<BuiltIn>({ en, cs })
