import './two-sides.css'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import { Stepper, type StepperProps } from '../../ui/Stepper'

/** Two inputs side by side, one for each side; `long`: stacks inputs with long names on a phone. */
export function SideBySide({ long = false, children }: { readonly long?: boolean; readonly children: ReactNode }) {
  return (
    <div className="two" data-long={long ? '' : undefined}>
      {children}
    </div>
  )
}

export interface PairOfCountsProps {
  readonly icon: string
  /** Counted kind: "Footman". */
  readonly title: string
  /** Counts of the left and right side; undefined if a side has none. */
  readonly sides: readonly [Omit<StepperProps, 'size'> | undefined, Omit<StepperProps, 'size'> | undefined]
}

/** Maximum length of a word, in letters, that fits between two steppers on a phone. */
const FITS = 12

/** Row with a count for each side and the kind between them. */
export function PairOfCounts({ icon, title, sides: [left, right] }: PairOfCountsProps) {
  return (
    <li className="pair" data-long={title.split(' ').some((word) => word.length > FITS) ? '' : undefined}>
      {left === undefined ? <span /> : <Stepper size="s" {...left} />}
      <span>
        <Icon of={icon} size="s" />
        {title}
      </span>
      {right === undefined ? <span /> : <Stepper size="s" {...right} />}
    </li>
  )
}
