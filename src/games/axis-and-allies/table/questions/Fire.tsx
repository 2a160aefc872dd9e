import type { QuestionProps } from '../../../../table/game/game-questions'
import { Asked } from '../../../../table/question/Asked'
import { DrawnByApp } from '../../../../table/question/DrawnByApp'
import { NumberKeys } from '../../../../table/question/entry/NumberKeys'
import { isUnit } from '../../box/units'
import { waysOf } from '../../model/field'
import { awaiting } from '../../rules/conduct-combat'
import { useKeys } from '../asking/key-words'
import { useTexts } from '../parts/words'
import { useAsked } from './shared'

/** The hits of a stage: keys for every value that is rolled on; the app's dice roll by themselves. */
export function Fire({ question }: QuestionProps) {
  const texts = useTexts()
  const keys = useKeys()
  const { state, answer, become, back, finish } = useAsked(question, 'fire')
  if (state.dice.source === 'app') return <DrawnByApp question={question} label={keys.rollDice} />
  const now = state.battle && awaiting(state.battle, waysOf(state))
  if (now?.what !== 'roll') return
  const groups = Object.entries(now.fire)
    .filter(([, dice]) => dice > 0)
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
  const hits = Object.fromEntries(groups.map(([group]) => [group, answer?.hits?.[group] ?? 0]))
  const total = Object.values(hits).reduce((all, one) => all + one, 0)
  return (
    <Asked
      question={question}
      back={back}
      choosing
      finish={{ label: keys.hits(total), answer: finish({ do: 'fire', stage: now.stage, hits }) }}
    >
      {groups.map(([group, dice]) => (
        <NumberKeys
          key={group}
          label={isUnit(group) ? `${texts.unit(group)}: ${dice}` : keys.row(group, dice)}
          most={dice}
          value={hits[group] ?? 0}
          onChange={(n) => become({ do: 'fire', stage: now.stage, hits: { ...hits, [group]: n } })}
        />
      ))}
    </Asked>
  )
}
