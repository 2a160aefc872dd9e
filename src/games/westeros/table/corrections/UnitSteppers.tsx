import { Icon } from '../../../../ui/Icon'
import { Figure } from '../../../../table/corrections/rows'
import { numberOf, type UnitKind, type Units } from '../../box/box'
import { UNIT_ICONS } from '../Glyphs'
import { useSpeech } from '../speech'

export interface UnitSteppersProps {
  /** Label of the counted pieces, e.g. "Units". */
  readonly label: string
  readonly kinds: readonly UnitKind[]
  readonly units: Units
  readonly onChange: (units: Units) => void
  readonly max?: number
  /** Whether the label is only for screen readers, because a heading already shows it. */
  readonly labelHidden?: boolean
}

/** Number inputs for each kind of unit. */
export function UnitSteppers({ label, kinds, units, onChange, max = 10, labelHidden = false }: UnitSteppersProps) {
  const { names } = useSpeech()
  return (
    <div role="group" aria-label={label}>
      {!labelHidden && <p className="label mb-1 px-1">{label}</p>}
      <ul className="card list">
        {kinds.map((kind) => (
          <Figure
            key={kind}
            lead={<Icon of={UNIT_ICONS[kind]} />}
            label={`${label}: ${names.unit[kind]}`}
            value={numberOf(units, kind)}
            max={max}
            onChange={(number) => onChange({ ...units, [kind]: number })}
          >
            {names.unit[kind]}
          </Figure>
        ))}
      </ul>
    </div>
  )
}
