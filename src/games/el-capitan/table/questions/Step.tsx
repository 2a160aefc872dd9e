import type { QuestionProps } from '../../../../table/game/game-questions'
import { StepByStep } from '../../../../table/standard/StepByStep'
import { Head } from './Head'

/**
 * Component for a question without its own component: the user answers it step by step. Above it are the board changes of the newest move.
 */
export function Step({ question }: QuestionProps) {
  return (
    <>
      <Head />
      <StepByStep question={question} />
    </>
  )
}
