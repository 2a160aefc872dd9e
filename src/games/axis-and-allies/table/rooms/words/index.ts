import { useLanguage } from '../../../../../ui/words'
import { byLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type RoomTexts } from './en'

export type { RoomTexts } from './en'

export const roomTextsIn = byLanguage<RoomTexts>({ en, cs })
/** Hook that returns the texts of the pages other than the question, in the current language. */
export const useRoomTexts = (): RoomTexts => roomTextsIn(useLanguage())
