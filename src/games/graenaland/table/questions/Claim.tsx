import type { QuestionProps } from '../../../../table/game/game-questions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useSend } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import { useLanguage } from '../../../../ui/words'
import type { Clan } from '../../box/box'
import { clansOf } from '../../model/board'
import type { OwnMove } from '../../rules/moves'
import { finalOrder } from '../../rules/goals'
import { askingIn } from '../asking/words'
import { GoalTable } from '../parts/GoalTable'
import { nameOf, usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { useQuestionTexts } from './words'

/**
 * Component that asks the chief whether to announce victory (R57). Shows the goals of every clan, and the clans that would build once more.
 */
export function Claim({ question }: QuestionProps) {
  const { clans } = useTexts()
  const { claim } = useQuestionTexts()
  const { yes, no } = askingIn(useLanguage())
  const state = usePosition()
  const send = useSend()
  const by = (question.roles[0] ?? state.chief) as Clan
  const say = (answer: boolean) => void send<OwnMove>({ do: 'claim', by, yes: answer })
  const order = finalOrder(clansOf(state), by, false).map((clan) => nameOf(state, clans, clan))
  return (
    <QuestionFrame
      question={question}
      choosing
      note={claim.order(order.join(', '))}
      answer={
        <Button kind="do" onClick={() => say(true)}>
          {yes.claim}
        </Button>
      }
      more={
        <Button kind="quiet" onClick={() => say(false)}>
          {no.claim}
        </Button>
      }
    >
      <GoalTable of={state.chief} />
    </QuestionFrame>
  )
}
