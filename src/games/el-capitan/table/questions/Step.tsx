import type { QuestionProps } from '../../../../table/game/game-questions'
import { StepByStep } from '../../../../table/standard/StepByStep'
import { useNamedTexts } from '../parts/named'
import { Head } from './Head'

/**
 * Component that asks who takes a bonus card. Above the question are the board changes of the newest move.
 */
export function Step({ question }: QuestionProps) {
  const { asked } = useNamedTexts()
  return (
    <>
      <Head />
      <StepByStep question={question} label={asked.bonusTaken} />
    </>
  )
}
