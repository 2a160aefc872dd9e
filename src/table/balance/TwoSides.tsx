import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import { Stepper, type StepperProps } from '../../ui/Stepper'

/** Two fields side by side, one for each side; `long`: names in them that do not fit so on a phone. */
export function SideBySide({ long = false, children }: { readonly long?: boolean; readonly children: ReactNode }) {
  return (
    <div className="two" data-long={long ? '' : undefined}>
      {children}
    </div>
  )
}

export interface PairOfCountsProps {
  readonly icon: string
  /** The counted kind: "Footman". */
  readonly title: string
  /** The count of each side, left and right; undefined: that side has none. */
  readonly sides: readonly [Omit<StepperProps, 'size'> | undefined, Omit<StepperProps, 'size'> | undefined]
}

/** The longest word, in letters, that fits between two steppers on a phone. */
const FITS = 12

/** One count of two sides: the one, what it is, the other. */
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
