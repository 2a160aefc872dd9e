import { bindAll, useLanguage } from '../../../../../ui/words'
import { byLanguage, inEveryLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type RoomTexts } from './en'

export type { RoomTexts } from './en'
export { GROUPS, type Group } from './shared'

export const roomTextsIn = byLanguage<RoomTexts>({ en, cs })
const bound = inEveryLanguage((language) => bindAll(language, roomTextsIn(language)))
/** Hook that returns the texts of the screens other than the open question, in the current language. */
export const useRoomTexts = (): RoomTexts => bound[useLanguage()]
