import { sessionBreakPages, useTasks } from '../../../../table/session-break/pages'
import { useSetTexts } from '../corrections/words'
import { CityRing } from '../parts/City'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { setUpAgainSteps, sheetOf } from './sheet'
import { useRoomTexts } from './words'

/** Screens for interrupting a game and for setting up the real city again later. */
export const { SessionBreakPage, SetUpAgainPage } = sessionBreakPages(function useSessionBreak() {
  const voice = { texts: useTexts(), set: useSetTexts(), rooms: useRoomTexts() }
  const state = usePosition()
  const tasks = useTasks().slice(0, 1)
  // The drawing of the city is shown above its text lines, so that players do not have to read the layout of the tiles from a list.
  const drawing = state.settings.tokensKept && state.map !== undefined && <CityRing state={state} label={voice.texts.city} />
  return {
    sheet: sheetOf(state, tasks, voice, drawing),
    rest: voice.rooms.sheet.keep,
    steps: setUpAgainSteps(state, voice, drawing),
  }
})
