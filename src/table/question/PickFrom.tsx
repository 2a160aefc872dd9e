import { Select } from '../../ui/Field'
import { useAskingWords } from './words'

export interface PickFromProps<T extends string> {
  /** What is chosen: "Area". */
  readonly label: string
  /** undefined: nothing chosen yet. */
  readonly value: T | undefined
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
  /** What stands there while nothing is chosen, if it is not just "Choose…". */
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
