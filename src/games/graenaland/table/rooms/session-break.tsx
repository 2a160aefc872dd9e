import { sessionBreakPages, useTasks } from '../../../../table/session-break/pages'
import { useSetTexts } from '../corrections/words'
import { usePosition } from '../parts/position'
import { useSupplies } from '../parts/supplies'
import { useTexts } from '../parts/words'
import { setUpAgainSteps, sheetOf } from './sheet'
import { useSheetTexts } from './words/sheet'

/** Screens for interrupting a game, and for setting up the real board again later. */
export const { SessionBreakPage, SetUpAgainPage } = sessionBreakPages(function useSessionBreak() {
  const voice = { texts: useTexts(), set: useSetTexts(), sheet: useSheetTexts(), supplies: useSupplies() }
  const state = usePosition()
  return { sheet: sheetOf(state, useTasks(), voice), rest: voice.sheet.rest, steps: setUpAgainSteps(state, voice) }
})
