import { byLanguage } from '../../../../ui/language/by-language'
import cs from './cs'
import en from './en'

/** Returns the title on the box, in the given language. */
export const titleIn = byLanguage<typeof en>({ en, cs })
