import { numberAt } from '../../../../kit/rule-points'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useAnswering } from '../../../../table/question/answering'
import { Asked } from '../../../../table/question/Asked'
import type { Colour } from '../../box/board'
import { harbourPrice } from '../../box/numbers'
import { choosing } from '../../prompts/domains'
import { landing } from '../../rules/sailing'
import { CoastsGrid } from '../parts/Coasts'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'

/** Where the ship stops, on the chart of the coasts; full harbours say so. */
export function Sail({ question }: QuestionProps) {
  const texts = useTexts()
  const state = usePosition()
  const by = (question.roles[0] ?? 'red') as Colour
  const domain = choosing(state, { ...question, roles: [by] })
  const { draft, become, back } = useAnswering(question, domain)
  const legal = domain.steps({}).flatMap(({ area }) => area ?? [])
  const end = draft.area === undefined ? undefined : landing(state, draft.area, by)
  const space = end?.ok === true && end.value.at === 'city' ? end.value : undefined
  const price = space && numberAt(state.numbers, harbourPrice(space.city, space.harbour))
  return (
    <Asked
      question={question}
      back={back}
      choosing
      finish={{
        label: texts.sail.sail(draft.area === undefined ? '' : texts.toCity(draft.area)).trim(),
        answer: domain.finish(draft),
        missing: texts.sail.missing,
      }}
    >
      <CoastsGrid
        state={state}
        chosen={draft.area}
        onChoose={(area) => become({ area })}
        objection={(city) => (legal.includes(city) ? undefined : texts.sail.full)}
      />
      {space !== undefined && <p className="note">{texts.sail.costs(space.harbour, `${price ?? '?'}`)}</p>}
    </Asked>
  )
}
