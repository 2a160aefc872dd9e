import { accepted } from '../../../../referee'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { Asked } from '../../../../table/question/Asked'
import { Head } from './Head'
import { PaydaySheet } from '../parts/PaydaySheet'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/words'

/** The sheet of a payday: one screen for everybody. */
export function Payday({ question }: QuestionProps) {
  const texts = useNamedTexts()
  const state = usePosition()
  return (
    <Asked
      question={question}
      above={<Head />}
      title={texts.payday.title(state.phase)}
      finish={{ label: texts.payday.done, answer: accepted({ do: 'paid' }) }}
    >
      <PaydaySheet state={state} />
    </Asked>
  )
}
