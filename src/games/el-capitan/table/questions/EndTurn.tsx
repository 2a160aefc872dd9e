import { accepted } from '../../../../referee'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useOtherQuestions } from '../../../../table/now/OtherQuestions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { Button } from '../../../../ui/Button'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/named'
import { Head } from './Head'
import { endLabel } from '../parts/turn-end'

/**
 * Component with the button that ends a turn after its action. The button names the next player. Before ending the turn, the player can
 * still buy a card.
 */
export function EndTurn({ question }: QuestionProps) {
  const texts = useNamedTexts()
  const state = usePosition()
  const { questions, choose } = useOtherQuestions()
  const buy = questions.find(({ kind }) => kind === 'buy')
  return (
    <QuestionFrame
      question={question}
      above={<Head />}
      finish={{ label: endLabel(state, texts), answer: accepted({ do: 'endTurn' }) }}
      more={
        buy && (
          <Button kind="quiet" onClick={() => choose(buy.key)}>
            {texts.act.buyFirst}
          </Button>
        )
      }
    />
  )
}
