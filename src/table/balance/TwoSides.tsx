import './two-sides.css'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import { Stepper, type StepperProps } from '../../ui/Stepper'

/** Two inputs next to each other, one for each side. `long`: the inputs have long names, so a phone shows them below each other. */
export function SideBySide({ long = false, children }: { readonly long?: boolean; readonly children: ReactNode }) {
  return (
    <div className="two" data-long={long ? '' : undefined}>
      {children}
    </div>
  )
}

export interface PairOfCountsProps {
  readonly icon: string
  /** Name of the counted pieces: "Footman". */
  readonly title: string
  /** Number inputs of the left and the right side; undefined if a side has no such pieces. */
  readonly sides: readonly [Omit<StepperProps, 'size'> | undefined, Omit<StepperProps, 'size'> | undefined]
}

/** Maximum number of letters of a word that fits between two number inputs on a phone. */
const FITS = 12

/** Row with a number input for each of two sides; the name of the counted pieces is between the inputs. */
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
