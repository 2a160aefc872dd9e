import { useId } from 'react'

export interface SegmentedChoiceProps<T extends string> {
  /** What is chosen: "Players". */
  readonly label: string
  readonly options: readonly { readonly value: T; readonly label: string; readonly disabled?: boolean }[]
  readonly value: T | undefined
  readonly onChange: (value: T) => void
  /** Hides the label from the eye where a heading says the same. */
  readonly labelHidden?: boolean
}

/** One of a few, side by side: radio buttons underneath, so the arrow keys and a screen reader work as everywhere. */
export function SegmentedChoice<T extends string>({ label, options, value, onChange, labelHidden = false }: SegmentedChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={labelHidden ? 'sr-only' : 'label mb-2 px-1'}>{label}</legend>
      <div className="segments">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
