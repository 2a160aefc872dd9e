import type { ReactNode } from 'react'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useStandardTexts } from '../../../../table/standard/context'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { Button } from '../../../../ui/Button'
import type { Draft } from '../../prompts/draft'
import { useAsking } from '../asking/words'
import { useAsked } from './shared'

/**
 * Component that asks a question with one button for each possible answer. The submit button submits the default answer, which is not to
 * play a card if the question is about a Star. `children` is shown below the question.
 */
export function OneTap({ question, children }: QuestionProps & { readonly children?: ReactNode }) {
  const words = useAsking()
  const { nothing } = useStandardTexts()
  const { stepsAfter, finish, send } = useAsked(question)
  const steps = stepsAfter({})
  const { kind } = question
  const label = ({ yes }: Draft): string => {
    if (yes === undefined) return nothing[kind] ?? ''
    if (kind === 'draws') return yes ? words.fewestYes : words.fewestNo
    return (yes ? words.yes : words.no)[kind] ?? ''
  }
  const filled = (kind === 'star' ? steps.find(({ skip }) => skip) : undefined) ?? steps[0] ?? {}
  return (
    <QuestionFrame
      question={question}
      finish={{ label: label(filled), answer: finish(filled) }}
      answer={steps.map((step) => {
        const answer = finish(step)
        return (
          step !== filled &&
          answer.ok && (
            <Button key={label(step)} onClick={() => void send(answer.value)}>
              {label(step)}
            </Button>
          )
        )
      })}
    >
      {children}
    </QuestionFrame>
  )
}
