import { Select } from '../../ui/Field'
import { useAskingWords } from './words'

export interface PickFromProps<T extends string> {
  /** Label of the choice: "Area". */
  readonly label: string
  /** Chosen option; undefined if the user has not chosen yet. */
  readonly value: T | undefined
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
  /** Placeholder shown while nothing is chosen; by default "Choose…". */
  readonly empty?: string | undefined
}

/** Select element for long lists of options; no option is selected at first. */
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
