import { useLanguage } from '../../../../../../ui/words'
import { byLanguage } from '../../../../../../ui/language/by-language'
import cs from './cs'
import en, { type WeaponWords } from './en'

const weaponWordsIn = byLanguage<WeaponWords>({ en, cs })
/** Hook that returns the effects of the weapons, in the current language. */
export const useWeaponWords = (): WeaponWords => weaponWordsIn(useLanguage())
