import { sessionBreakPages, useTasks } from '../../../../table/session-break/pages'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { setUpAgainSteps, sheetOf } from './sheet'
import { useRoomTexts } from './words'

/** The end of an evening, and laying the board out again. */
export const { SessionBreakPage, SetUpAgainPage } = sessionBreakPages(function useSessionBreak() {
  const texts = useTexts()
  const rooms = useRoomTexts()
  const state = usePosition()
  return { sheet: sheetOf(state, useTasks(), texts, rooms), rest: rooms.sheet.rest, steps: setUpAgainSteps(state, texts, rooms) }
})
