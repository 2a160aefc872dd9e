import { useTable } from '../hook'
import { useQuestionSpeech } from '../question/speech'
import type { GameSessionBreak } from './game-session-break'
import { PositionSheet } from './PositionSheet'
import { SessionBreakPage } from './SessionBreakPage'
import { SetUpAgainPage } from './SetUpAgainPage'

/**
 * The screens of a session break: the position on one sheet, and laying the board out again.
 * @param useSessionBreak a hook: the open game in the language of the page
 */
export const sessionBreakPages = (useSessionBreak: () => GameSessionBreak) => ({
  SessionBreakPage: () => <SessionBreakPage {...useSessionBreak()} />,
  SetUpAgainPage: () => <SetUpAgainPage {...useSessionBreak()} />,
  PositionSheet: () => <PositionSheet {...useSessionBreak()} />,
})

/** The awaited roles, a sentence for each question that must be answered. A hook: in the language of the page. */
export const useTasks = (): readonly string[] => {
  const speech = useQuestionSpeech()
  const { state, prompts } = useTable((open) => open)
  return prompts.filter(({ must }) => must).map((question) => speech.question(question, state).task)
}
