export interface SliderProps {
  /** The label: "Moment". */
  readonly label: string
  /** The last step; the first is 0. */
  readonly max: number
  readonly value: number
  /** The text of the present step, for a screen reader. */
  readonly said: string
  readonly onChange: (value: number) => void
  /** A finger takes hold of it. */
  readonly onTake?: () => void
}

/** Goes along steps by a finger or by keys. */
export function Slider({ label, max, value, said, onChange, onTake }: SliderProps) {
  return (
    <input
      type="range"
      min={0}
      max={max}
      value={value}
      aria-label={label}
      aria-valuetext={said}
      onPointerDown={onTake}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}
