import { useCallback, useEffect, useRef, type ComponentProps } from 'react'
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

/** How long a key is held before it repeats, and how often it repeats then; in milliseconds. */
const [HELD, AGAIN] = [450, 120]

/** Repeats a step while its key is held down. A hook: the handlers of the key. */
function useHeld(
  step: () => void,
): Pick<ComponentProps<'button'>, 'onClick' | 'onPointerDown' | 'onPointerUp' | 'onPointerLeave' | 'onPointerCancel'> {
  const hasRepeated = useRef(false)
  const newest = useRef(step)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => {
    newest.current = step
  })
  const stop = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => stop, [stop])
  const repeat = () => {
    hasRepeated.current = true
    newest.current()
    timer.current = setTimeout(repeat, AGAIN)
  }
  return {
    // The click that ends a hold is no step of its own.
    onClick: () => {
      if (!hasRepeated.current) step()
      hasRepeated.current = false
    },
    onPointerDown: () => {
      stop()
      hasRepeated.current = false
      timer.current = setTimeout(repeat, HELD)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
  }
}

/**
 * A count between minus and plus, each of which repeats while it is held. At either end its button stays in place, so that the focus is
 * not lost, and does nothing.
 */
export function Stepper({ label, value, onChange, min = 0, max = 99, size = 'm' }: StepperProps) {
  const labels = useLabels()
  const step = (by: 1 | -1) => {
    const next = value + by
    if (next >= min && next <= max) onChange(next)
  }
  const less = useHeld(() => step(-1))
  const more = useHeld(() => step(1))
  return (
    <div className="stepper" data-size={size} role="group" aria-label={label}>
      <button type="button" aria-label={labels.less} aria-disabled={value <= min || undefined} {...less}>
        <Icon of={icons.minus} />
      </button>
      <output>{value}</output>
      <button type="button" aria-label={labels.more} aria-disabled={value >= max || undefined} {...more}>
        <Icon of={icons.plus} />
      </button>
    </div>
  )
}
