import type { QuestionProps } from '../../../../table/game/game-questions'
import { Asked } from '../../../../table/question/Asked'
import { useSendAll } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import { useTable } from '../../../../table/hook'
import type { PlainMove } from '../../model/moves'
import { toFight } from '../../model/field'
import type { State } from '../../model/state'
import { useKeys } from '../asking/key-words'
import { useTexts } from '../parts/words'
import { nextPhase } from './phases'

/** On to the next phase in which something is to be decided. */
export function GoOn({ question }: QuestionProps) {
  const sendAll = useSendAll()
  const { label, move } = useGoOn()
  return (
    <Asked
      question={question}
      answer={
        <Button kind="do" onClick={() => void sendAll([move])}>
          {label}
        </Button>
      }
    />
  )
}

/** The words and the move that go on from here. A hook. */
export function useGoOn(): { readonly label: string; readonly move: PlainMove } {
  const texts = useTexts()
  const keys = useKeys()
  const state = useTable((open) => open.state) as State
  const to = nextPhase(state)
  return {
    label: to === 'end' ? keys.endTurn : keys.onTo(texts.phases[to] ?? `${to}`),
    move: { do: 'phase', power: state.power, to },
  }
}

/** Step 8: the outcome is carried out; after the last battle the turn goes on to its next phase. */
export function Confirm({ question }: QuestionProps) {
  const keys = useKeys()
  const sendAll = useSendAll()
  const state = useTable((open) => open.state) as State
  const { battle, power } = state
  const isLast = toFight(state).every(({ at }) => at === battle?.at)
  const onward: readonly PlainMove[] = isLast ? [{ do: 'phase', power, to: 5 }] : []
  return (
    <Asked
      question={question}
      answer={
        <Button kind="do" onClick={() => void sendAll([{ do: 'confirm' }, ...onward])}>
          {keys.done}
        </Button>
      }
    />
  )
}
