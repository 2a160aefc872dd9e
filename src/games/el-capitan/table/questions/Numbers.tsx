import { sentence } from '../../../../ui/grammar/numbers'
import type { RulePoint, ReportedNumbers } from '../../../../kit/rule-points'
import { Options } from '../../../../table/question/Options'
import { NumberField } from '../../../../ui/NumberField'
import { useNamedTexts } from '../parts/words'

export interface NumbersProps {
  readonly points: readonly RulePoint[]
  readonly told: ReportedNumbers
  readonly onChange: (told: ReportedNumbers) => void
}

/** Asks for the unknown board numbers that an action needs. */
export function Numbers({ points, told, onChange }: NumbersProps) {
  const texts = useNamedTexts()
  return points.map((point) =>
    point.rule === 'R20' ? (
      <Options
        key={point.id}
        label={sentence(texts.pointName(point.id))}
        options={texts.act.kinds.map((name, value) => ({ value: `${value}`, title: name }))}
        value={told[point.id] === undefined ? undefined : `${told[point.id]}`}
        onChange={(value) => onChange({ ...told, [point.id]: Number(value) })}
      />
    ) : (
      <NumberField
        key={point.id}
        label={sentence(texts.pointName(point.id))}
        value={told[point.id]}
        most={point.most}
        onChange={(value) => {
          const { [point.id]: _before, ...rest } = told
          onChange(value === undefined ? rest : { ...rest, [point.id]: value })
        }}
      />
    ),
  )
}
