import '../parts/city.css'
import { useState } from 'react'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { StackedTiles } from '../../../../table/question/ActionTiles'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { stackAt } from '../../model/tokens'
import { controlOf } from '../../rules/control'
import { leaveAll, leaveRest } from '../../prompts/leave-all'
import { undecided } from '../../rules/strategic-phase'
import { useKeys } from '../asking/words/keys'
import { useAsking } from '../asking/words'
import { nameOf } from '../parts/position'
import { whyOf } from '../parts/Verdict'
import { runsOf } from '../parts/runs'
import { Stack } from '../parts/Stack'
import { useTexts } from '../parts/words'
import { Deciders, LocationStrip } from './Deciders'
import { JustNow } from './JustNow'
import { LeaveAll, LeaveRest } from './LeaveAll'
import { useAsked } from './shared'
import { StackNames } from './StackNames'

/**
 * Component that asks how many Mafiosi return to the hand. Each number has a button that shows the resulting leader. Upper Mafiosi return
 * first. If Mafiosi of other players are between them, the user taps the Mafiosi to return (A8).
 */
export function TakeBack({ question }: QuestionProps) {
  const texts = useTexts()
  const keys = useKeys()
  const words = useAsking()
  const { state, by, finish, send } = useAsked(question)
  const [picked, pick] = useState<readonly number[]>([])
  const at = state.strategy?.at
  if (at === undefined) return
  const stack = stackAt(state, at)
  const own = stack.flatMap((colour, index) => (colour === by ? [index + 1] : [])).toReversed()
  const label = `${at} ${texts.locations[at]}`
  const isChoice = runsOf(stack).filter(({ colour }) => colour === by).length > 1
  const names = new Map(own.map((height) => [height, keys.run(1, nameOf(state, texts.colours, by), words.height(height, stack.length))]))
  const then = (places: readonly number[]) => {
    const after = stack.filter((_, index) => !places.includes(index + 1))
    const { controller } = controlOf(state, at, after, [])
    return {
      leads: keys.leads(controller && nameOf(state, texts.colours, controller)),
      why: whyOf(state, texts, { at, stack: after, deals: [] }),
      answer: finish({ done: true, places }),
    }
  }
  const chosen = then(picked)
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
      back={picked.length > 0 ? () => pick([]) : undefined}
      {...(picked.length > 0 && {
        finish: { label: `${keys.takesChosen(picked.length)}: ${chosen.leads}`, answer: chosen.answer },
      })}
    >
      <div className="control">
        <Stack
          stack={stack}
          big
          {...(isChoice && {
            keys: names,
            chosen: picked,
            onChoose: (height) =>
              pick((before) =>
                before.includes(height) ? before.filter((one) => one !== height) : [...before, height].toSorted((a, b) => b - a),
              ),
          })}
        />
        <div className="control-counts flex-1 min-w-0">
          {picked.length === 0 && (
            <StackedTiles
              label={label}
              columns={2}
              tiles={[0, ...own].map((_, count) => {
                const { leads, why, answer } = then(own.slice(0, count))
                return {
                  id: `${count}`,
                  title: keys.comesBack(count, own.length),
                  note: leads,
                  tooltip: why,
                  onPress: () => answer.ok && void send(answer.value),
                }
              })}
            />
          )}
          {isChoice && <p className="note mt-2">{picked.length === 0 ? keys.chooseOthers : chosen.why}</p>}
        </div>
      </div>
      <StackNames state={state} at={at} />
      <Deciders state={state} at={at} />
    </QuestionFrame>
  )
}
