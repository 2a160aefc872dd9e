import { byLanguage } from '../../../ui/language/by-language'
import type { Translation } from '../../../ui/language/translation'
import { rules as cs } from './cs/rules'
import { rules as en } from './en/rules'

/** Returns the texts of the rules in the given language. The key is the rule number. */
export const rulesIn = byLanguage<Translation<typeof en>>({ en, cs })
