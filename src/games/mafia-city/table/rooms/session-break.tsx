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
  // Show a drawing of the city above the text lines. From the lines alone, the layout of the tiles is hard to read.
  const drawing = state.settings.tokensKept && state.map !== undefined && <CityRing state={state} label={voice.texts.city} />
  return {
    sheet: sheetOf(state, tasks, voice, drawing),
    rest: voice.rooms.sheet.keep,
    steps: setUpAgainSteps(state, voice, drawing),
  }
})
