import { byLanguage } from '../../../ui/language/by-language'
import type { Translation } from '../../../ui/language/translation'
import * as cs from './cs/names'
import * as en from './en/names'

/** Returns the names of clans, territories and pieces, in the given language. */
export const namesIn = byLanguage<Translation<typeof en>>({ en, cs })
