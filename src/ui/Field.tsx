import { useId, type ComponentProps, type ReactNode } from 'react'
import { useTyping } from './typing'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  /** Label of the field, e.g. "Name of the game". */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Validation error, in one sentence. */
  readonly fault?: string | undefined
  /** Whether the label is hidden visually; screen readers still announce the label. */
  readonly labelHidden?: boolean
}

/** A single-line text field with a label and an optional validation error. */
export function TextField({ label, value, onChange, fault, labelHidden = false, ...rest }: TextFieldProps) {
  const id = useId()
  const typing = useTyping()
  return (
    <div className="flex flex-col gap-1.5 min-w-0">
      <label className={labelHidden ? 'sr-only' : 'label px-1'} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        {...typing}
        id={id}
        className="field"
        type="text"
        dir="auto"
        autoComplete="off"
        value={value}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onChange={(event) => onChange(event.target.value)}
      />
      {fault !== undefined && (
        <p id={`${id}-fault`} className="note text-warn">
          {fault}
        </p>
      )}
    </div>
  )
}

export interface SelectProps<T extends string> {
  /** Label of the field, e.g. "Who plays House Stark". */
  readonly label: string
  readonly options: readonly { readonly value: T; readonly label: string; readonly disabled?: boolean }[]
  readonly value: T
  readonly onChange: (value: T) => void
  readonly labelHidden?: boolean
}

/** A native `<select>` with a label. */
export function Select<T extends string>({ label, options, value, onChange, labelHidden = false }: SelectProps<T>) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5 min-w-0">
      <label className={labelHidden ? 'sr-only' : 'label px-1'} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="field"
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen !== undefined) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

export interface SwitchProps {
  readonly title: ReactNode
  /** Second line of the row, which explains the setting. */
  readonly note?: ReactNode
  readonly on: boolean
  readonly onChange: (on: boolean) => void
  /** Whether the switch is disabled; if so, `note` gives the reason. */
  readonly disabled?: boolean
}

/** A switch (on or off) that takes a whole row; pressing anywhere in the row toggles it. */
export function Switch({ title, note, on, onChange, disabled = false }: SwitchProps) {
  const id = useId()
  return (
    <li>
      <label className="row switch-row cursor-pointer">
        <span className="words">
          <span id={id}>{title}</span>
          {note !== undefined && (
            <span className="note" id={`${id}-note`}>
              {note}
            </span>
          )}
        </span>
        <input
          type="checkbox"
          role="switch"
          className="sr-only"
          checked={on}
          disabled={disabled}
          aria-checked={on}
          aria-labelledby={id}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="switch" aria-hidden />
      </label>
    </li>
  )
}

export interface CheckProps {
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly lead?: ReactNode
  readonly trail?: ReactNode
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** A checkbox that takes a whole row; pressing anywhere in the row toggles it. */
export function Check({ title, note, lead, trail, on, onChange }: CheckProps) {
  const id = useId()
  return (
    <li>
      <label className="row check-row cursor-pointer">
        <input
          type="checkbox"
          className="sr-only"
          checked={on}
          aria-labelledby={id}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="check" aria-hidden />
        {lead}
        <span className="words">
          <span id={id}>{title}</span>
          {note !== undefined && (
            <span className="note" id={`${id}-note`}>
              {note}
            </span>
          )}
        </span>
        {trail}
      </label>
    </li>
  )
}
