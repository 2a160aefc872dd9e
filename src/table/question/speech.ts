import { useGameTable } from '../context'
import { useTable } from '../hook'
import type { Refusal } from '../../referee'
import type { QuestionSpeech } from '../game/game-questions'

/** Returns the question texts of the open game. */
export function useQuestionSpeech(): QuestionSpeech {
  const { useSpeech } = useGameTable().questions
  // The game of a table never changes, so the hook is always the same.
  // oxlint-disable-next-line react/hooks
  return useSpeech()
}

/** Returns a function that formats a refusal as one sentence. */
export function useReason(): (refusal: Refusal | undefined) => string | undefined {
  const { wrong } = useQuestionSpeech()
  const state = useTable((open) => open.state)
  return (refusal) => (refusal === undefined ? undefined : wrong(refusal, state))
}
