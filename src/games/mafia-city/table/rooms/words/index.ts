import { textsHook } from '../../../../../ui/words'
import { byLanguage } from '../../../../../ui/language/by-language'
import cs from './cs'
import en, { type RoomTexts } from './en'

export type { RoomTexts } from './en'
export { GROUPS, type Group } from './shared'

export const roomTextsIn = byLanguage<RoomTexts>({ en, cs })
/** Hook that returns the texts of the screens other than the open question, in the current language. */
export const useRoomTexts = textsHook(roomTextsIn)
