import { sessionBreakPages, useTasks } from '../../../../table/session-break/pages'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/named'
import { useTexts } from '../parts/words'
import { setUpAgainSteps, sheetOf } from './sheet'
import { useRoomTexts } from './words'

/** Screens for interrupting a game and for setting up the real board again later. */
export const { SessionBreakPage, SetUpAgainPage } = sessionBreakPages(function useSessionBreak() {
  const rooms = useRoomTexts()
  const voice = { texts: useTexts(), named: useNamedTexts(), rooms }
  const state = usePosition()
  return { sheet: sheetOf(state, useTasks(), voice), rest: rooms.sheet.rest, steps: setUpAgainSteps(state, voice) }
})
