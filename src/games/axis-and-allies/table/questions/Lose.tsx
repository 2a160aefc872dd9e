import type { QuestionProps } from '../../../../table/game/game-questions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import type { LossesByPower } from '../../model/battle'
import { losing } from '../../rules/battles'
import { presetLosses } from '../../views/losses-after'
import { useKeys } from '../asking/words'
import { LastRoll } from '../results/LastRoll'
import { lossCount, LossSteps } from './LossSteps'
import { afterLosses, goingOn, OddsLine } from './odds'
import { useAsked } from './shared'

/** Component that asks for the losses of each owner. The inputs start with the losses in the default order. */
export function Lose({ question }: QuestionProps) {
  const keys = useKeys()
  const { state, answer, setDraft, back, finish } = useAsked(question, 'lose')
  const due = losing(state)
  if (due === undefined) return
  const isAttackers = state.battle?.proposals !== undefined
  const losses = answer?.losses ?? answer?.attacker ?? presetLosses(due, state)
  const moveOf = (now: LossesByPower) => (isAttackers ? ({ do: 'lose', attacker: now } as const) : ({ do: 'lose', losses: now } as const))
  // After the last roll of a cycle, the next cycle begins with the units that are left. Before that roll, the odds would leave it out.
  const after = due.stage === 'defend' ? afterLosses(state, moveOf(losses)) : undefined
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      finish={{ label: keys.takeOff(due.hits), answer: finish(moveOf(losses)) }}
      {...(after !== undefined && { aboveSubmit: <OddsLine question={goingOn(after, state)} label={keys.oddsAfter} /> })}
    >
      <LastRoll />
      <p role="status" className="note">
        {keys.total(lossCount(losses), due.hits)}
      </p>
      <LossSteps forces={due.forces} stage={due.stage} losses={losses} onChange={(now) => setDraft(moveOf(now))} />
    </QuestionFrame>
  )
}
