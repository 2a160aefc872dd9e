import { TextField } from './Field'

export interface NumberFieldProps {
  readonly label: string
  readonly value: number | undefined
  readonly most: number
  readonly onChange: (value: number | undefined) => void
}

/** A text field for a whole number from 0 to `most`. Characters other than digits are removed; an empty field gives undefined. */
export function NumberField({ label, value, most, onChange }: NumberFieldProps) {
  const typed = (text: string) => {
    const digits = text.replaceAll(/\D/g, '')
    onChange(digits === '' ? undefined : Math.min(most, Number(digits)))
  }
  return <TextField label={label} inputMode="numeric" value={value === undefined ? '' : `${value}`} onChange={typed} />
}
