import { useId, type ReactNode } from 'react'

export interface SegmentedChoiceProps<T extends string> {
  /** Accessible name of the choice, e.g. "Players". */
  readonly label: string
  readonly options: readonly {
    readonly value: T
    readonly label: string
    /** Content shown instead of the label of an option. The label stays the accessible name of the option. */
    readonly face?: ReactNode
    readonly disabled?: boolean
  }[]
  readonly value: T | undefined
  readonly onChange: (value: T) => void
  /** Whether the label is hidden visually; screen readers still announce the label. */
  readonly labelHidden?: boolean
  /** `s`: small segments for many short options, which may wrap onto a second line. */
  readonly size?: 'm' | 's'
  /** Whether the options are separate buttons with borders. Used for a choice at the end of a row. */
  readonly keys?: boolean
}

/** Choice between a few options, side by side. Uses radio buttons, so that arrow keys and screen readers work. */
export function SegmentedChoice<T extends string>({
  label,
  options,
  value,
  onChange,
  labelHidden = false,
  size = 'm',
  keys = false,
}: SegmentedChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={labelHidden ? 'sr-only' : 'label mb-2 px-1'}>{label}</legend>
      <div className="segments" data-size={size} data-keys={keys || undefined}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-label={option.face === undefined ? undefined : option.label}
              onChange={() => onChange(option.value)}
            />
            <span>{option.face ?? option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
