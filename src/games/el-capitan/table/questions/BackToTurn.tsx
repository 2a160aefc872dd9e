import { useOtherQuestions } from '../../../../table/now/OtherQuestions'
import { Button } from '../../../../ui/Button'
import type { Question } from '../../prompts/draft'
import { useTexts } from '../parts/words'

const TURN: readonly string[] = ['act', 'endTurn']

export interface BackToTurnProps {
  readonly open: readonly Question[]
  /** Called before the screen changes, to clear the unfinished answer. */
  readonly onBack: () => void
}

/** Button that returns from the screen of one action to the screen of the turn. Renders nothing if no question of a turn is open. */
export function BackToTurn({ open, onBack }: BackToTurnProps) {
  return open.some(({ kind }) => TURN.includes(kind)) ? <Back onBack={onBack} /> : undefined
}

function Back({ onBack }: Pick<BackToTurnProps, 'onBack'>) {
  const { act } = useTexts()
  const { questions, choose } = useOtherQuestions()
  const turn = questions.find(({ kind }) => TURN.includes(kind))
  return (
    turn && (
      <Button
        kind="quiet"
        onClick={() => {
          onBack()
          choose(turn.key)
        }}
      >
        {act.back}
      </Button>
    )
  )
}
