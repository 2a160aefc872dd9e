import type { ReactNode } from 'react'
import { Check } from '../../../ui/Field'

export interface SeveralProps<T extends string> {
  /** Label of the choice: "Which ships sail?". */
  readonly label: string
  readonly options: readonly { readonly value: T; readonly title: string; readonly note?: ReactNode; readonly lead?: ReactNode }[]
  readonly chosen: readonly T[]
  /** Called with the chosen options, in the order of the list. */
  readonly onChange: (chosen: readonly T[]) => void
}

/** Multiple choice as a list of checkboxes. */
export function Several<T extends string>({ label, options, chosen, onChange }: SeveralProps<T>) {
  const isChosen = (value: T, turned: T, on: boolean) => (value === turned ? on : chosen.includes(value))
  return (
    <ul className="card list" aria-label={label}>
      {options.map(({ value: turned, ...option }) => (
        <Check
          key={turned}
          {...option}
          on={chosen.includes(turned)}
          onChange={(on) => onChange(options.map(({ value }) => value).filter((value) => isChosen(value, turned, on)))}
        />
      ))}
    </ul>
  )
}
