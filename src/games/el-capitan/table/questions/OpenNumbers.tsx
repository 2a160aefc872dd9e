import { sentence } from '../../../../ui/grammar/numbers'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useTable } from '../../../../table/hook'
import { useOtherQuestions } from '../../../../table/now/OtherQuestions'
import { useAnswering } from '../../../../table/question/answering'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { DigitKeys, useNumberEntry } from '../parts/number-cells'
import { likelyOf, type RulePoint } from '../../../../kit/rule-points'
import { accepted, refusedByReferee } from '../../../../referee'
import { pointNamed } from '../../box/numbers'
import { choosing } from '../../prompts/domains'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/named'
import { Head } from './Head'

/** Form that asks for the unknown board numbers that a payday needs. The form submits all numbers as one move. */
export function OpenNumbers({ question }: QuestionProps) {
  const texts = useNamedTexts()
  const { numbers: text } = texts
  const state = usePosition()
  useOtherQuestions()
  const prompts = useTable((open) => open.prompts)
  const points = prompts.flatMap(({ unknown }): readonly RulePoint[] => {
    const point = unknown === undefined ? undefined : pointNamed(Object.keys(state.cities), unknown)
    return point === undefined ? [] : [point]
  })
  const { draft, setDraft, back } = useAnswering(question, choosing(state, { ...question, roles: [] }))
  const reported = draft.told ?? {}
  const cells = points.map((point) => ({ id: point.id, value: reported[point.id], most: point.most, likely: likelyOf(point) }))
  const entry = useNumberEntry(cells, (id, value) => {
    const { [id]: _before, ...rest } = reported
    setDraft({ told: value === undefined ? rest : { ...rest, [id]: value } })
  })
  const missing = cells.filter(({ value }) => value === undefined).length
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      compact
      title={text.title}
      note={points.every(({ id }) => id.startsWith('chart/')) ? text.chartNote : text.note}
      above={<Head isCompact />}
      finish={{
        label: text.show,
        answer: missing === 0 ? accepted({ do: 'tell', told: reported }) : refusedByReferee('MALFORMED'),
        missing: text.missing(missing),
      }}
    >
      <ul className="card number-cells">
        {points.map((point) => {
          const [kind, where = '', at = ''] = point.id.split('/')
          const likely = likelyOf(point)
          const isChart = kind === 'chart'
          const name = isChart ? text.chart : sentence(texts.cities[where] ?? where)
          const detail = isChart ? text.cities(Number(where)) : text.space(Number(at))
          return (
            <li key={point.id}>
              <button type="button" aria-pressed={point.id === entry.current} onClick={() => entry.choose(point.id)}>
                <span>
                  {name} <span className="note">{detail}</span>
                  {likely !== undefined && <span className="note block">{text.likely(likely)}</span>}
                </span>
                <span className="number-cell" data-empty={reported[point.id] === undefined ? '' : undefined}>
                  {reported[point.id] ?? '?'}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <DigitKeys label={text.keys} entry={entry} />
    </QuestionFrame>
  )
}
