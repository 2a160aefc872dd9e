import './dice.css'
import { useId } from 'react'

export interface NumberKeysProps {
  /** What is counted: "3 or less: 4 dice". */
  readonly label: string
  readonly most: number
  readonly value: number
  readonly onChange: (value: number) => void
}

/** One of the numbers 0 to the most, each with a key of its own. */
export function NumberKeys({ label, most, value, onChange }: NumberKeysProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="label mb-1 px-1">{label}</legend>
      <div className="dice">
        {Array.from({ length: most + 1 }, (_, number) => (
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
