import { sessionBreakPages } from '../../../../table/session-break/pages'
import { useTable } from '../hook'
import { useAllSpeech } from '../speech'
import { setUpAgainSteps } from './set-up-again'
import { sheetOf } from './sheet'
import { useSheetWords } from './words'

/** Pages for the end of a session and for setting up the board again, with the texts of Westeros. */
export const { SessionBreakPage, SetUpAgainPage, PositionSheet } = sessionBreakPages(function useSessionBreak() {
  const sheet = useSheetWords()
  const speech = useAllSpeech()
  const { state, prompts } = useTable((open) => open)
  const translator = { speech, sheet }
  return { sheet: sheetOf(state, prompts, translator), rest: sheet.words.sheet.rest, steps: setUpAgainSteps(state, translator) }
})
