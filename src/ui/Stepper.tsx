import { useCallback, useEffect, useRef, useState, type ComponentProps } from 'react'
import { Icon } from './Icon'
import * as icons from './icons'
import { useLabels } from './labels'

export interface StepperProps {
  /** Accessible name, e.g. "Footmen". */
  readonly label: string
  /** Undefined if the user has not entered a number yet. */
  readonly value: number | undefined
  readonly onChange: (value: number) => void
  readonly min?: number
  readonly max?: number
  /** Size of the control; `s` is small enough for a row of a list. */
  readonly size?: 's' | 'm'
  /** Whether the user can also type the number. */
  readonly typed?: boolean
}

/** Times in milliseconds for a button that is held down: `HELD` before the first repetition, `AGAIN` between repetitions. */
const [HELD, AGAIN] = [450, 120]

/** Returns the event handlers of a button that repeats `step` while it is held down. */
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
    // Ignores the click event at the end of a long press, because the repetitions during the long press are already counted.
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
 * Number between a minus and a plus button. Both buttons repeat while the user holds them down. At `min` or `max` the button does nothing,
 * but stays focusable, so that the focus is not lost. Without a number, the minus button enters the minimum.
 */
export function Stepper({ label, value, onChange, min = 0, max = 99, size = 'm', typed = false }: StepperProps) {
  const labels = useLabels()
  const step = (by: 1 | -1) => {
    if (value === undefined) onChange(Math.min(max, Math.max(min, min + by)))
    else if (value + by >= min && value + by <= max) onChange(value + by)
  }
  const less = useHeld(() => step(-1))
  const more = useHeld(() => step(1))
  return (
    <div className="stepper" data-size={size} role="group" aria-label={label}>
      <button type="button" aria-label={labels.less} aria-disabled={(value !== undefined && value <= min) || undefined} {...less}>
        <Icon of={icons.minus} />
      </button>
      {typed ? <TypedNumber label={label} value={value ?? min} min={min} max={max} onChange={onChange} /> : <output>{value ?? '–'}</output>}
      <button type="button" aria-label={labels.more} aria-disabled={(value !== undefined && value >= max) || undefined} {...more}>
        <Icon of={icons.plus} />
      </button>
    </div>
  )
}

interface TypedNumberProps extends Required<Pick<StepperProps, 'label' | 'min' | 'max' | 'onChange'>> {
  readonly value: number
}

/** Text field for the number of a stepper. Numbers outside the range are not applied; the field then shows the old number again on blur. */
function TypedNumber({ label, value, min, max, onChange }: TypedNumberProps) {
  // The typed text counts only as long as the number is the one that it has set, so that the buttons can change the number.
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number } | undefined>()
  const change = (next: string) => {
    const text = next.replaceAll(/\D/g, '').slice(0, `${max}`.length)
    const number = Number(text)
    const isLegal = text !== '' && number >= min && number <= max
    setTyped({ text, value: isLegal ? number : value })
    if (isLegal) onChange(number)
  }
  return (
    <input
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed?.value === value ? typed.text : `${value}`}
      onFocus={(event) => event.target.select()}
      onBlur={() => setTyped(undefined)}
      onChange={(event) => change(event.target.value)}
    />
  )
}
