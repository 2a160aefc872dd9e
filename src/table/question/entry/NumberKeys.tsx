import './dice.css'
import { useId } from 'react'

export interface NumberKeysProps {
  /** Name of the counted objects: "3 or less: 4 dice". */
  readonly label: string
  /** Smallest number; 0 by default. */
  readonly least?: number
  readonly most: number
  /** Chosen number; undefined if the user has not chosen yet. */
  readonly value: number | undefined
  readonly onChange: (value: number) => void
}

/** Input of a number, with a button for each number. */
export function NumberKeys({ label, least = 0, most, value, onChange }: NumberKeysProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="label mb-1 px-1">{label}</legend>
      <div className="dice">
        {Array.from({ length: most + 1 - least }, (_, at) => at + least).map((number) => (
          <label key={number} className="die">
            <input
              type="radio"
              className="sr-only"
              name={name}
              aria-label={`${label}: ${number}`}
              checked={number === value}
              onChange={() => onChange(number)}
            />
            <b aria-hidden>{number}</b>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
