import { useLanguage } from '../../../../../ui/words'
import { byLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type FightWords } from './en'

export type { FightWords } from './en'
export { FIGHTS, type Fight } from './shared'

export const fightWordsIn = byLanguage<FightWords>({ en, cs })
/** Hook that returns the texts of the questions about battles and purchases, in the current language. */
export const useFightWords = (): FightWords => fightWordsIn(useLanguage())
