import './hand-keys.css'
import { useId, type ReactNode } from 'react'

/** Card in the hand of a player, shown as a button. */
export interface HandKey<T extends string> {
  readonly value: T
  readonly title: string
  /** Strength or other number printed on the card. */
  readonly figure: ReactNode
  /** Additional icons of the card. */
  readonly marks?: ReactNode
  /** Description of the card for screen readers: its numbers and its text. */
  readonly says?: string
  /** Reason why the card cannot be played: "used". */
  readonly closed?: string | undefined
}

export interface HandKeysProps<T extends string> {
  /** Accessible name of the hand of cards: "House card of Stark". */
  readonly label: string
  readonly keys: readonly HandKey<T>[]
  readonly value: T | undefined
  readonly onChange: (value: T) => void
  /** CSS class that sets the colour of the edge of the cards. */
  readonly colours: string
}

/** Shows all cards of a hand as radio buttons in fixed positions. Used cards stay visible but are disabled. */
export function HandKeys<T extends string>({ label, keys, value, onChange, colours }: HandKeysProps<T>) {
  const name = useId()
  return (
    <fieldset className={`hand-keys ${colours}`} aria-label={label}>
      {keys.map((key) => (
        <label key={key.value} data-closed={key.closed === undefined ? undefined : ''}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={key.value === value}
            disabled={key.closed !== undefined}
            aria-label={key.title}
            aria-describedby={key.says === undefined ? undefined : `${name}-${key.value}`}
            onChange={() => onChange(key.value)}
          />
          <b>{key.figure}</b>
          <span className="flex-1 min-w-0 [font:600_0.9375rem/1.1_var(--voice)] wrap-anywhere [hyphens:auto]">
            {key.title}
            {key.closed !== undefined && <span className="block type-label">{key.closed}</span>}
          </span>
          {key.closed === undefined && key.marks !== undefined && <span className="hand-marks">{key.marks}</span>}
          {key.says !== undefined && (
            <span className="sr-only" id={`${name}-${key.value}`}>
              {key.says}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
