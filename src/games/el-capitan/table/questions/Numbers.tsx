import { sentence } from '../../../../ui/grammar/numbers'
import type { RulePoint, ReportedNumbers } from '../../../../kit/rule-points'
import { Options } from '../../../../table/question/Options'
import { NumberField } from '../../../../ui/NumberField'
import { leastPrinted } from '../../box/numbers'
import { useNamedTexts } from '../parts/named'

export interface NumbersProps {
  readonly points: readonly RulePoint[]
  readonly reported: ReportedNumbers
  readonly onChange: (reported: ReportedNumbers) => void
}

/** Component that asks for the unknown board numbers that an action needs. */
export function Numbers({ points, reported, onChange }: NumbersProps) {
  const texts = useNamedTexts()
  return points.map((point) =>
    point.rule === 'R20' ? (
      <Options
        key={point.id}
        label={sentence(texts.pointName(point.id))}
        options={texts.act.kinds.map((name, value) => ({ value: `${value}`, title: name }))}
        value={reported[point.id] === undefined ? undefined : `${reported[point.id]}`}
        onChange={(value) => onChange({ ...reported, [point.id]: Number(value) })}
      />
    ) : (
      <NumberField
        key={point.id}
        label={sentence(texts.pointName(point.id))}
        value={reported[point.id]}
        most={point.most}
        onChange={(value) => {
          const { [point.id]: _before, ...rest } = reported
          onChange(value === undefined || value < leastPrinted(point) ? rest : { ...rest, [point.id]: value })
        }}
      />
    ),
  )
}
