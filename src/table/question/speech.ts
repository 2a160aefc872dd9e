import { useGameTable } from '../context'
import { useTable } from '../hook'
import type { Refusal } from '../../referee'
import type { QuestionSpeech } from '../game/game-questions'

/** The texts of the game on the table for its questions. */
export function useQuestionSpeech(): QuestionSpeech {
  const { useSpeech } = useGameTable().questions
  // The game on a table never changes.
  // oxlint-disable-next-line react/hooks
  return useSpeech()
}

/** A refusal as one sentence. */
export function useReason(): (refusal: Refusal | undefined) => string | undefined {
  const { wrong } = useQuestionSpeech()
  const state = useTable((open) => open.state)
  return (refusal) => (refusal === undefined ? undefined : wrong(refusal, state))
}
