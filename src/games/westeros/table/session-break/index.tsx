import { sessionBreakPages } from '../../../../table/session-break/pages'
import { useTable } from '../hook'
import { useAllSpeech } from '../speech'
import { setUpAgainSteps } from './set-up-again'
import { sheetOf } from './sheet'
import { useSheetWords } from './words'

/** Pages with the texts of Westeros for ending a session, for setting up the board again, and for printing the position. */
export const { SessionBreakPage, SetUpAgainPage, PositionSheet } = sessionBreakPages(function useSessionBreak() {
  const sheet = useSheetWords()
  const speech = useAllSpeech()
  const { state, prompts } = useTable((open) => open)
  const translator = { speech, sheet }
  return { sheet: sheetOf(state, prompts, translator), rest: sheet.words.sheet.rest, steps: setUpAgainSteps(state, translator) }
})
