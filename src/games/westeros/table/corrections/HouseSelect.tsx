import { Select } from '../../../../ui/Field'
import type { HouseId } from '../../box/box'
import { useSpeech } from '../speech'

export interface HouseSelectProps {
  readonly label: string
  readonly houses: readonly HouseId[]
  /** undefined = none. */
  readonly value: HouseId | undefined
  readonly onChange: (house: HouseId | undefined) => void
  /** What stands for none: "nobody". */
  readonly none?: string
}

/** One of the houses, or none. */
export function HouseSelect({ label, houses, value, onChange, none }: HouseSelectProps) {
  const { names } = useSpeech()
  return (
    <Select<HouseId | ''>
      label={label}
      value={value ?? ''}
      options={[{ value: '', label: none ?? names.nobody }, ...houses.map((house) => ({ value: house, label: names.house.plain(house) }))]}
      onChange={(house) => onChange(house === '' ? undefined : house)}
    />
  )
}
