import type { QuestionProps } from '../../../../table/game/game-questions'
import { StepByStep } from '../../../../table/plain/StepByStep'
import { Head } from './Head'

/** Component that asks a question step by step. Above the question, it lists the board changes of the newest move. */
export function Step({ question }: QuestionProps) {
  return (
    <>
      <Head />
      <StepByStep question={question} />
    </>
  )
}
