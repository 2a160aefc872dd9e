import { useLanguage } from '../../../../../../ui/words'
import { byLanguage } from '../../../../../../ui/language/by-language'
import cs from './cs'
import en, { type ZoneWords } from './en'

export const zoneWordsIn = byLanguage<ZoneWords>({ en, cs })
/** Hook that returns the texts about sea zones, in the current language. */
export const useZoneWords = (): ZoneWords => zoneWordsIn(useLanguage())
