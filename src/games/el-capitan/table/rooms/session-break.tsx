import { useTable } from '../../../../table/hook'
import { useQuestionSpeech } from '../../../../table/question/speech'
import type { GameSessionBreak } from '../../../../table/session-break/game-session-break'
import { SessionBreakPage as SharedSessionBreakPage } from '../../../../table/session-break/SessionBreakPage'
import { SetUpAgainPage as SharedSetUpAgainPage } from '../../../../table/session-break/SetUpAgainPage'
import { Pennon } from '../parts/Pennon'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { setUpAgainSteps, sheetOf } from './sheet'
import { useRoomTexts } from './words'

/** The end of an evening, and laying the board out again. */
export const SessionBreakPage = () => <SharedSessionBreakPage {...useSessionBreak()} />
export const SetUpAgainPage = () => <SharedSetUpAgainPage {...useSessionBreak()} />

function useSessionBreak(): GameSessionBreak {
  const texts = useTexts()
  const rooms = useRoomTexts()
  const speech = useQuestionSpeech()
  const state = usePosition()
  const prompts = useTable((open) => open.prompts)
  const tasks = prompts.filter(({ must }) => must).map((question) => speech.question(question, state).task)
  return {
    sheet: sheetOf(state, tasks, texts, rooms, prompts).map(({ colour, ...part }) => ({
      ...part,
      ...(colour === undefined ? {} : { badge: <Pennon role={colour} size={24} /> }),
    })),
    rest: rooms.sheet.rest,
    steps: setUpAgainSteps(state, texts, rooms),
  }
}
