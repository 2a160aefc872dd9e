import { PositionSheet as SharedPositionSheet } from '../../../../table/session-break/PositionSheet'
import { SessionBreakPage as SharedSessionBreakPage } from '../../../../table/session-break/SessionBreakPage'
import { SetUpAgainPage as SharedSetUpAgainPage } from '../../../../table/session-break/SetUpAgainPage'
import type { GameSessionBreak } from '../../../../table/session-break/game-session-break'
import { useTable } from '../hook'
import { Shield } from '../Shield'
import { useAllSpeech } from '../speech'
import { setUpAgainSteps } from './set-up-again'
import { sheetOf } from './sheet'
import { useSheetWords } from './words'

/** The end of an evening and laying the board out again, in the words of Westeros. */
export const SessionBreakPage = () => <SharedSessionBreakPage {...useSessionBreak()} />
export const SetUpAgainPage = () => <SharedSetUpAgainPage {...useSessionBreak()} />
export const PositionSheet = () => <SharedPositionSheet {...useSessionBreak()} />

function useSessionBreak(): GameSessionBreak {
  const sheet = useSheetWords()
  const speech = useAllSpeech()
  const { state, prompts } = useTable((open) => open)
  const translator = { speech, sheet }
  return {
    sheet: sheetOf(state, prompts, translator).map(({ house, ...part }) => ({
      ...part,
      ...(house === undefined ? {} : { badge: <Shield house={house} size={24} /> }),
    })),
    rest: sheet.words.sheet.rest,
    steps: setUpAgainSteps(state, translator),
  }
}
