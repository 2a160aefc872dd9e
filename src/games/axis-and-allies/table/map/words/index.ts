import { useLanguage } from '../../../../../ui/words'
import { byLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type MapWords } from './en'

export type { MapWords } from './en'

/** Returns the texts of the board and of the page about a power, in the given language. */
export const mapWordsIn = byLanguage<MapWords>({ en, cs })
export const useMapWords = (): MapWords => mapWordsIn(useLanguage())
