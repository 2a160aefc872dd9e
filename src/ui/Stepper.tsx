import { Icon } from './Icon'
import * as icons from './icons'
import { useLabels } from './labels'

export interface StepperProps {
  /** The label: "Footmen". */
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly min?: number
  readonly max?: number
  /** `s` fits into a row. */
  readonly size?: 's' | 'm'
}

/** A count between minus and plus. At either end its button stays in place, so that the focus is not lost, and does nothing. */
export function Stepper({ label, value, onChange, min = 0, max = 99, size = 'm' }: StepperProps) {
  const labels = useLabels()
  const step = (by: 1 | -1) => {
    const next = value + by
    if (next >= min && next <= max) onChange(next)
  }
  return (
    <div className="stepper" data-size={size} role="group" aria-label={label}>
      <button type="button" aria-label={labels.less} aria-disabled={value <= min || undefined} onClick={() => step(-1)}>
        <Icon of={icons.minus} />
      </button>
      <output>{value}</output>
      <button type="button" aria-label={labels.more} aria-disabled={value >= max || undefined} onClick={() => step(1)}>
        <Icon of={icons.plus} />
      </button>
    </div>
  )
}
