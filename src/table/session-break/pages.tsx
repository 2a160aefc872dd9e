import { useTable } from '../hook'
import { useQuestionSpeech } from '../question/speech'
import type { GameSessionBreak } from './game-session-break'
import { PositionSheet } from './PositionSheet'
import { SessionBreakPage } from './SessionBreakPage'
import { SetUpAgainPage } from './SetUpAgainPage'

/**
 * Creates the two screens of a session break: the printable position, and the checklist for setting up the board again.
 * @param useSessionBreak React hook that returns the configuration in the language of the page
 */
export const sessionBreakPages = (useSessionBreak: () => GameSessionBreak) => ({
  SessionBreakPage: () => <SessionBreakPage {...useSessionBreak()} />,
  SetUpAgainPage: () => <SetUpAgainPage {...useSessionBreak()} />,
  PositionSheet: () => <PositionSheet {...useSessionBreak()} />,
})

/** Hook that returns the tasks of all questions that players must answer, one sentence each, in the language of the page. */
export const useTasks = (): readonly string[] => {
  const speech = useQuestionSpeech()
  const { state, prompts } = useTable((open) => open)
  return prompts.filter(({ must }) => must).map((question) => speech.question(question, state).task)
}
