import { byLanguage } from '../../../../ui/language/by-language'
import type { Language } from '../../../../ui/language'
import cs from './cs'
import en from './en'

const titles = byLanguage<typeof en>({ en, cs })

/** Returns the title on the box of the game, and the supported edition of the game. */
export const titleIn = (language: Language): (typeof en)['first'] => titles(language).first

/** Returns the title of the second edition. */
export const secondTitleIn = (language: Language): (typeof en)['second'] => titles(language).second
