import { Icon } from '../../../../ui/Icon'
import { Stepper } from '../../../../ui/Stepper'
import type { UnitKind, Units } from '../../box/box'
import { UNIT_ICONS } from '../Glyphs'
import { useSpeech } from '../speech'

export interface UnitSteppersProps {
  /** What is counted: "Units". */
  readonly label: string
  readonly kinds: readonly UnitKind[]
  readonly units: Units
  readonly onChange: (units: Units) => void
  readonly max?: number
  /** What is above says it already. */
  readonly labelHidden?: boolean
}

/** A count for each kind of unit. */
export function UnitSteppers({ label, kinds, units, onChange, max = 10, labelHidden = false }: UnitSteppersProps) {
  const { names } = useSpeech()
  return (
    <div role="group" aria-label={label}>
      {!labelHidden && <p className="label mb-1 px-1">{label}</p>}
      <ul className="card list">
        {kinds.map((kind) => (
          <li key={kind} className="row">
            <Icon of={UNIT_ICONS[kind]} />
            <span className="words">{names.unit[kind]}</span>
            <Stepper
              size="s"
              label={`${label}: ${names.unit[kind]}`}
              value={units[kind]}
              max={max}
              onChange={(number) => onChange({ ...units, [kind]: number })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
