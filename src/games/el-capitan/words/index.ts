import { byLanguage } from '../../../ui/language/by-language'
import type { Translation } from '../../../ui/language/translation'
import * as cs from './cs'
import * as en from './en'

/** Returns the texts of the game by subject: names, places, events, questions and refusals. */
export const wordsIn = byLanguage<Translation<typeof en>>({ en, cs })
