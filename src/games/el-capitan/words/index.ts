import { byLanguage } from '../../../ui/language/by-language'
import type { Translation } from '../../../ui/language/translation'
import * as cs from './cs'
import * as en from './en'

/** Returns the names and the texts of cities, events, questions and refusals, in the given language. */
export const wordsIn = byLanguage<Translation<typeof en>>({ en, cs })
