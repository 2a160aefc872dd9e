import { sessionBreakPages, useTasks } from '../../../../table/session-break/pages'
import { useSetTexts } from '../corrections/words'
import { useMapWords } from '../map/words'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { setUpAgainSteps, sheetOf } from './sheet'
import { useRoomTexts } from './words'

/** Screens for interrupting a game and for setting up the real board again later. */
export const { SessionBreakPage, SetUpAgainPage } = sessionBreakPages(function useSessionBreak() {
  const voice = { texts: useTexts(), set: useSetTexts(), map: useMapWords(), rooms: useRoomTexts() }
  const state = usePosition()
  const tasks = useTasks().slice(0, 1)
  const { rest, noUnits } = voice.rooms.sheet
  return {
    sheet: sheetOf(state, tasks, voice),
    rest: state.settings.armiesTold ? rest : noUnits,
    steps: setUpAgainSteps(state, voice),
  }
})
