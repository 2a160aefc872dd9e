import { byLanguage } from '../../../../ui/language/by-language'
import cs from './cs'
import en from './en'

/** Returns the title on the box of the game, and the supported edition of the game. */
export const titleIn = byLanguage<typeof en>({ en, cs })
