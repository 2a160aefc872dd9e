import { byLanguage } from '../../../ui/language/by-language'
import type { Translation } from '../../../ui/language/translation'
import * as cs from './cs/rules'
import * as en from './en/rules'

/** Returns the texts of the rules and the titles of their chapters, in the given language. */
export const rulesIn = byLanguage<Translation<typeof en>>({ en, cs })
