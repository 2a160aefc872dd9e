import type { QuestionProps } from '../../../../table/game/game-questions'
import { Asked } from '../../../../table/question/Asked'
import { useSendAll } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import { plus } from '../../../../kit/counts'
import type { Power } from '../../box/powers'
import { profilesOf, type Unit, type Units } from '../../box/units'
import type { Battle } from '../../model/battle'
import { toFight } from '../../model/battlefield'
import type { PlainMove } from '../../model/moves'
import { useKeys } from '../asking/key-words'
import { usePosition } from '../parts/position'
import { Forces } from './Forces'
import { LastRoll } from './LastRoll'

/** The units that are left on both sides, with submarines that have submerged: they lie on their side in the zone (R49). */
const withSubmerged = ({ by, attack, defend, submerged }: Battle): Pick<Battle, 'by' | 'attack' | 'defend'> => {
  const under = (count: number): Units => (count > 0 ? { ss: count } : {})
  const powers = new Set([...Object.keys(defend), ...Object.keys(submerged.defend)] as readonly Power[])
  return {
    by,
    attack: plus<Unit>(attack, under(submerged.attack)),
    defend: Object.fromEntries([...powers].map((power) => [power, plus<Unit>(defend[power] ?? {}, under(submerged.defend[power] ?? 0))])),
  }
}

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
      {battle !== undefined && <Forces battle={withSubmerged(battle)} profiles={profilesOf(numbers)} />}
    </Asked>
  )
}
