import '../parts/city.css'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { StackedTiles } from '../../../../table/question/ActionTiles'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { COLOURS } from '../../box/box'
import { countIn, stackAt } from '../../model/tokens'
import { leaveAll, leaveRest } from '../../prompts/leave-all'
import { undecided } from '../../rules/strategic-phase'
import { useKeys } from '../asking/words/keys'
import { Plate } from '../parts/Plate'
import { nameOf } from '../parts/position'
import { Stack } from '../parts/Stack'
import { useTexts } from '../parts/words'
import { Deciders, LocationStrip } from './Deciders'
import { JustNow } from './JustNow'
import { LeaveAll, LeaveRest } from './LeaveAll'
import { useAsked } from './shared'
import { StackNames } from './StackNames'

/** Component that asks the holder of the Mayor to name the player who decides next, with one tap (R26). Shows the stack of the location. */
export function Name({ question }: QuestionProps) {
  const texts = useTexts()
  const keys = useKeys()
  const { state, steps, put } = useAsked(question)
  const at = state.strategy?.at
  if (at === undefined) return
  const stack = stackAt(state, at)
  const open = COLOURS.filter((colour) => steps.some(({ option }) => option === colour))
  return (
    <QuestionFrame
      question={question}
      choosing
      more={<LeaveAll moves={undecided(state).length > 1 ? leaveAll(state, at) : []} />}
      below={state.marked.length > 1 && <LeaveRest moves={leaveRest(state)} />}
      above={
        <>
          <JustNow />
          <LocationStrip state={state} at={at} />
        </>
      }
    >
      <div className="control">
        <Stack stack={stack} big />
        <div className="control-counts flex-1 min-w-0">
          <StackedTiles
            label={`${at} ${texts.locations[at]}`}
            columns={2}
            tiles={open.map((colour) => ({
              id: colour,
              icon: <Plate role={colour} size={32} />,
              title: nameOf(state, texts.colours, colour),
              note: keys.here(countIn(stack, colour)),
              onPress: () => put({ option: colour }),
            }))}
          />
        </div>
      </div>
      <StackNames state={state} at={at} />
      <Deciders state={state} at={at} />
    </QuestionFrame>
  )
}
