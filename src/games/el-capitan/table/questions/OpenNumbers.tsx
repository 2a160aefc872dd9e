import { sentence } from '../../../../ui/grammar/numbers'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useTable } from '../../../../table/hook'
import { useOtherQuestions } from '../../../../table/now/OtherQuestions'
import { useAnswering } from '../../../../table/question/answering'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { DigitKeys, NumberCells, useNumberEntry, type ListedCell } from '../parts/number-cells'
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
  const cells = points.map((point): ListedCell => {
    const [kind, where = '', at = ''] = point.id.split('/')
    const likely = likelyOf(point)
    return {
      id: point.id,
      value: reported[point.id],
      most: point.most,
      likely,
      ...(kind === 'chart'
        ? { name: text.chart, detail: text.cities(Number(where)) }
        : { name: sentence(texts.cities[where] ?? where), detail: text.space(Number(at)) }),
      hint: likely === undefined ? undefined : text.likely(likely),
    }
  })
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
      <NumberCells cells={cells} entry={entry} />
      <DigitKeys label={entry.current === undefined ? text.keys : sentence(texts.pointName(entry.current))} entry={entry} />
    </QuestionFrame>
  )
}
