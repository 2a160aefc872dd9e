import { useOtherQuestions } from '../../../../table/now/OtherQuestions'
import { Button } from '../../../../ui/Button'
import type { Question } from '../../prompts/draft'
import { useTexts } from '../parts/words'

const TURN: readonly string[] = ['act', 'endTurn']

/** Button that returns from the screen of one action to the screen of the turn. Renders nothing if no question of a turn is open. */
export function BackToTurn({ open }: { readonly open: readonly Question[] }) {
  return open.some(({ kind }) => TURN.includes(kind)) ? <Back /> : undefined
}

function Back() {
  const { act } = useTexts()
  const { questions, choose } = useOtherQuestions()
  const turn = questions.find(({ kind }) => TURN.includes(kind))
  return (
    turn && (
      <Button kind="quiet" onClick={() => choose(turn.key)}>
        {act.back}
      </Button>
    )
  )
}
