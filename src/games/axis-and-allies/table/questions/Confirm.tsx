import type { QuestionProps } from '../../../../table/game/game-questions'
import { ChangeList } from '../../../../table/outcome/ChangeList'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useStandardTexts } from '../../../../table/standard/context'
import { eventText } from '../../../../table/standard/event-text'
import { useStandardWords } from '../../../../table/standard/words'
import { useSendAll } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import type { Event } from '../../model/events'
import { profilesOf } from '../../box/units'
import { toFight } from '../../model/battlefield'
import type { OwnMove } from '../../rules/moves'
import type { State } from '../../model/state'
import { decideOwn } from '../../rules/decide'
import { evolve } from '../../transaction/evolve'
import { stayingIn } from '../../views/staying'
import { useKeys } from '../asking/words'
import { usePosition } from '../parts/position'
import { coloursOf } from '../parts/Plate'
import { useTexts } from '../parts/words'
import { momentsIn, useBoardChanges, type Passage } from '../results/board-changes'
import { Forces } from './Forces'
import { LastRoll } from '../results/LastRoll'

/** Returns the states before and after the outcome of the battle, and the events of the outcome. */
const carriedOut = (before: State): Passage => {
  const decided = decideOwn(before, { do: 'confirm' })
  const events = decided.ok ? decided.value : []
  return { before, after: events.reduce<State>((state, event) => evolve(state, event), before), events }
}

/**
 * Component for step 8 of a battle. It shows the surviving units and all board changes of the outcome, and one button carries out the
 * outcome. After the last battle, the turn continues with its next phase.
 */
export function Confirm({ question }: QuestionProps) {
  const keys = useKeys()
  const texts = useTexts()
  const sendAll = useSendAll()
  const changesIn = useBoardChanges()
  const state = usePosition()
  const plain = useStandardTexts()
  const { words } = useStandardWords()
  const { battle, power, numbers } = state
  if (battle === undefined) return
  // If only aircraft retreat, they have no common target.
  const { to = '' } = battle.retreated ?? {}
  const retreat: Event = { e: 'retreated', to, battle }
  const isLast = toFight(state).every(({ at, kind }) => at === battle.at && kind !== 'raid')
  const onward: readonly OwnMove[] = isLast ? [{ do: 'phase', power, to: 5 }] : []
  const passage = carriedOut(state)
  const great = momentsIn(passage, texts)
  return (
    <QuestionFrame
      question={question}
      {...(great.length > 0 && {
        above: (
          <div className={`axis-moment axis-banner ${coloursOf(battle.by)}`}>
            <p>{great.join(' ')}</p>
          </div>
        ),
      })}
      answer={
        <Button kind="do" onClick={() => void sendAll([{ do: 'confirm' }, ...onward])}>
          {keys.done}
        </Button>
      }
    >
      <LastRoll />
      {to !== '' && <p>{eventText(plain, words, retreat)}</p>}
      <Forces battle={stayingIn(battle)} submerged={battle.submerged} profiles={profilesOf(numbers)} />
      <ChangeList changes={changesIn(passage)} heading />
    </QuestionFrame>
  )
}
