export interface SliderProps {
  /** Accessible name of the slider, e.g. "Moment". */
  readonly label: string
  /** Largest number on the slider; the smallest is 0. */
  readonly max: number
  readonly value: number
  /** Text of the current position, for screen readers. */
  readonly valueText: string
  readonly onChange: (value: number) => void
  /** Called when the user presses the slider. */
  readonly onTake?: () => void
}

/** A native range input with whole steps from 0 to `max`. */
export function Slider({ label, max, value, valueText, onChange, onTake }: SliderProps) {
  return (
    <input
      type="range"
      min={0}
      max={max}
      value={value}
      aria-label={label}
      aria-valuetext={valueText}
      onPointerDown={onTake}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}
