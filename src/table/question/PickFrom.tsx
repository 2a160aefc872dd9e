import { Select } from '../../ui/Field'
import { useAskingWords } from './words'

export interface PickFromProps<T extends string> {
  /** The label of the choice: "Area". */
  readonly label: string
  /** undefined: nothing chosen yet. */
  readonly value: T | undefined
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
  /** The placeholder while nothing is chosen; "Choose…" by default. */
  readonly empty?: string | undefined
}

/** One of a long list, which unfolds; nothing is chosen by itself. */
export function PickFrom<T extends string>({ label, value, options, onChange, empty }: PickFromProps<T>) {
  const { words } = useAskingWords()
  return (
    <Select<T | ''>
      label={label}
      value={value ?? ''}
      options={[{ value: '', label: empty ?? words.choose, disabled: true }, ...options]}
      onChange={(chosen) => chosen !== '' && onChange(chosen)}
    />
  )
}
