import { useId, type ReactNode } from 'react'

export interface Option<T extends string> {
  readonly value: T
  readonly title: string
  readonly note?: ReactNode
  readonly lead?: ReactNode
  readonly trail?: ReactNode
  /** Reason why the option is disabled. */
  readonly reason?: string | undefined
}

export interface OptionsProps<T extends string> {
  /** Label of the choice: "Where the march begins". */
  readonly label: string
  readonly options: readonly Option<T>[]
  readonly value: T | undefined
  readonly onChange: (value: T) => void
  readonly labelHidden?: boolean
}

/** Name and note of each option, in the order in which the options are offered. The key is the id of the option. */
export type NamedValues<T extends string> = Readonly<Record<T, readonly [name: string, note: string]>>

/** Converts names and notes of options to the format of the `Options` component. */
export const optionsOf = <T extends string>(named: NamedValues<T>): readonly Option<T>[] =>
  (Object.keys(named) as T[]).map((value) => ({ value, title: named[value][0], note: named[value][1] }))

/** Radio buttons as a list; a disabled option shows its reason. */
export function Options<T extends string>({ label, options, value, onChange, labelHidden = false }: OptionsProps<T>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={labelHidden ? 'sr-only' : 'label mb-1 px-1'}>{label}</legend>
      <ul className="card list options">
        {options.map((option) => (
          <li key={option.value}>
            <label className="row" data-closed={option.reason === undefined ? undefined : ''}>
              <input
                type="radio"
                className="sr-only"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.reason !== undefined}
                aria-label={option.title}
                aria-describedby={(option.reason ?? option.note) ? `${name}-${option.value}` : undefined}
                onChange={() => onChange(option.value)}
              />
              {option.lead}
              <span className="words">
                {option.title}
                {(option.reason ?? option.note) !== undefined && (
                  <span className="note" id={`${name}-${option.value}`}>
                    {option.reason ?? option.note}
                  </span>
                )}
              </span>
              {option.trail}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
