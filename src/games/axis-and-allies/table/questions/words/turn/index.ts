import { useLanguage } from '../../../../../../ui/words'
import { byLanguage } from '../../../../../../ui/language/by-language'
import cs from './cs'
import en, { type TurnWords } from './en'

export type { TurnWords } from './en'

export const turnWordsIn = byLanguage<TurnWords>({ en, cs })
/** Hook that returns the texts about the progress of a turn, in the current language. */
export const useTurnWords = (): TurnWords => turnWordsIn(useLanguage())
