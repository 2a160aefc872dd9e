import { sessionBreakPages, useTasks } from '../../../../table/session-break/pages'
import { useSetTexts } from '../corrections/words'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { setUpAgainSteps, sheetOf } from './sheet'
import { useRoomTexts } from './words'

/** Screens to interrupt a game and to set up the city again later. */
export const { SessionBreakPage, SetUpAgainPage } = sessionBreakPages(function useSessionBreak() {
  const voice = { texts: useTexts(), set: useSetTexts(), rooms: useRoomTexts() }
  const state = usePosition()
  const tasks = useTasks().slice(0, 1)
  return { sheet: sheetOf(state, tasks, voice), rest: voice.rooms.sheet.keep, steps: setUpAgainSteps(state, voice) }
})
