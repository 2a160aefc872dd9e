import type { ReactNode } from 'react'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useStandardTexts } from '../../../../table/standard/context'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useTable } from '../../../../table/hook'
import { uncorrected } from '../../../../table/moments'
import { lastAnswer, type Moment } from '../../../../referee'
import { Button } from '../../../../ui/Button'
import type { MafiaCity } from '../..'
import type { Draft } from '../../prompts/draft'
import { useAsking } from '../asking/words'
import { nameOf } from '../parts/position'
import { useTexts } from '../parts/words'
import { useAsked } from './shared'

/** Hook that returns the name of the player whose Star was cancelled in the newest answer; undefined if none was. */
function useStarCancelled(): string | undefined {
  const texts = useTexts()
  const head = uncorrected(useTable((open) => open.ledger.head as Moment<MafiaCity>))
  const by = lastAnswer({ head }).flatMap(({ entry }) =>
    entry.events.flatMap((event) => {
      if (event.e === 'starCancelled') return [event.by]
      return event.e === 'settled' && event.effect.what === 'star' && !event.happens ? [event.effect.by] : []
    }),
  )[0]
  return by && nameOf(head.state, texts.colours, by)
}

/**
 * Component that asks a question with one button for each possible answer. The submit button submits the default answer. A question
 * about a Star has no submit button. `children` is shown below the question.
 */
export function OneTap({ question, children }: QuestionProps & { readonly children?: ReactNode }) {
  const words = useAsking()
  const { nothing } = useStandardTexts()
  const { stepsAfter, finish, send } = useAsked(question)
  const steps = stepsAfter({})
  const { kind } = question
  const again = useStarCancelled()
  const label = ({ yes }: Draft): string => {
    if (yes === undefined) return nothing[kind] ?? ''
    if (kind === 'draws') return yes ? words.fewestYes : words.fewestNo
    return (yes ? words.yes : words.no)[kind] ?? ''
  }
  // To play no Star is a button below the answers that play one, unless it is the only answer.
  const declined = kind === 'star' && steps.length > 1 ? steps.find(({ skip }) => skip) : undefined
  const filled = declined === undefined ? (steps[0] ?? {}) : undefined
  const button = (step: Draft) => {
    const answer = finish(step)
    return (
      answer.ok && (
        <Button key={label(step)} onClick={() => void send(answer.value)}>
          {label(step)}
        </Button>
      )
    )
  }
  return (
    <QuestionFrame
      question={question}
      {...(kind === 'star' && again !== undefined && { title: words.starAgain(again) })}
      {...(filled !== undefined && { finish: { label: label(filled), answer: finish(filled) } })}
      answer={steps.filter((step) => step !== filled && step !== declined).map(button)}
      more={declined && button(declined)}
    >
      {children}
    </QuestionFrame>
  )
}
