import { likelyOf, type RulePoint, type ReportedNumbers } from '../../../../kit/rule-points'
import { Options } from '../../../../table/question/Options'
import { sentence } from '../../../../ui/grammar/numbers'
import { leastPrinted } from '../../box/numbers'
import { DigitKeys, NumberCells, useNumberEntry, type ListedCell } from '../parts/number-cells'
import { useNamedTexts } from '../parts/named'

export interface NumbersProps {
  readonly points: readonly RulePoint[]
  readonly reported: ReportedNumbers
  readonly onChange: (reported: ReportedNumbers) => void
}

/** Component that asks for the unknown board numbers that an action needs. */
export function Numbers({ points, reported, onChange }: NumbersProps) {
  const texts = useNamedTexts()
  const nameOf = (id: string) => sentence(texts.pointName(id))
  const typed = points.filter(({ rule }) => rule !== 'R20')
  return (
    <>
      {points
        .filter((point) => !typed.includes(point))
        .map(({ id }) => (
          <Options
            key={id}
            label={nameOf(id)}
            options={texts.act.kinds.map((name, value) => ({ value: `${value}`, title: name }))}
            value={reported[id] === undefined ? undefined : `${reported[id]}`}
            onChange={(value) => onChange({ ...reported, [id]: Number(value) })}
          />
        ))}
      {typed.length > 0 && <TypedNumbers points={typed} reported={reported} onChange={onChange} />}
    </>
  )
}

/** List of the numbers that the user types, and the number pad. */
function TypedNumbers({ points, reported, onChange }: NumbersProps) {
  const { numbers: text, pointName } = useNamedTexts()
  const cells = points.map((point): ListedCell => {
    const likely = likelyOf(point)
    return {
      id: point.id,
      value: reported[point.id],
      most: point.most,
      least: leastPrinted(point),
      likely,
      name: sentence(pointName(point.id)),
      hint: likely === undefined ? undefined : text.likely(likely),
    }
  })
  const entry = useNumberEntry(cells, (id, value) => {
    const { [id]: _before, ...rest } = reported
    onChange(value === undefined ? rest : { ...rest, [id]: value })
  })
  return (
    <>
      <NumberCells cells={cells} entry={entry} />
      <DigitKeys label={sentence(pointName(entry.current ?? points[0]?.id ?? ''))} entry={entry} />
    </>
  )
}
