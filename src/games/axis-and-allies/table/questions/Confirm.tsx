import type { QuestionProps } from '../../../../table/game/game-questions'
import { Asked } from '../../../../table/question/Asked'
import { useSendAll } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import { profilesOf } from '../../box/units'
import { toFight } from '../../model/battlefield'
import type { PlainMove } from '../../model/moves'
import { useKeys } from '../asking/key-words'
import { usePosition } from '../parts/position'
import { Forces } from './Forces'
import { LastRoll } from './LastRoll'

/** Step 8: what is left of both sides, then the outcome is carried out; after the last battle the turn goes on to its next phase. */
export function Confirm({ question }: QuestionProps) {
  const keys = useKeys()
  const sendAll = useSendAll()
  const state = usePosition()
  const { battle, power, numbers } = state
  const isLast = toFight(state).every(({ at, kind }) => at === battle?.at && kind !== 'raid')
  const onward: readonly PlainMove[] = isLast ? [{ do: 'phase', power, to: 5 }] : []
  return (
    <Asked
      question={question}
      answer={
        <Button kind="do" onClick={() => void sendAll([{ do: 'confirm' }, ...onward])}>
          {keys.done}
        </Button>
      }
    >
      <LastRoll />
      {battle !== undefined && <Forces battle={battle} profiles={profilesOf(numbers)} />}
    </Asked>
  )
}
