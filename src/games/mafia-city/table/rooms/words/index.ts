import { useLanguage } from '../../../../../ui/words'
import { byLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type RoomTexts } from './en'

export type { RoomTexts } from './en'
export { GROUPS, type Group } from './shared'

export const roomTextsIn = byLanguage<RoomTexts>({ en, cs })
/** Returns these texts in the language of the page. */
export const useRoomTexts = (): RoomTexts => roomTextsIn(useLanguage())
