import { useLanguage } from '../../../../../ui/words'
import { byLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type BattleWords } from './en'

export const battleWordsIn = byLanguage<BattleWords>({ en, cs })
/** Hook that returns the texts about rolls and their results, in the current language. */
export const useBattleWords = (): BattleWords => battleWordsIn(useLanguage())
