import { useId, type ReactNode } from 'react'

export interface SegmentedChoiceProps<T extends string> {
  /** The name of the choice: "Players". */
  readonly label: string
  readonly options: readonly {
    readonly value: T
    readonly label: string
    /** Shown in place of the words. */
    readonly face?: ReactNode
    readonly disabled?: boolean
  }[]
  readonly value: T | undefined
  readonly onChange: (value: T) => void
  /** Hides the label from the eye where a heading says the same. */
  readonly labelHidden?: boolean
  /** `s`: many short ones, which may take a second line. */
  readonly size?: 'm' | 's'
  /** As keys at the end of a row, each with a border of its own. */
  readonly keys?: boolean
}

/** One of a few, side by side: radio buttons underneath, so the arrow keys and a screen reader work as everywhere. */
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
