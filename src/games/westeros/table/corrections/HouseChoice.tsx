import { RoleKeys } from '../../../../table/question/RoleKeys'
import type { HouseId } from '../../box/box'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'

export interface HouseChoiceProps {
  readonly label: string
  readonly houses: readonly HouseId[]
  /** Chosen house; undefined if no house is chosen. */
  readonly value: HouseId | undefined
  /** Label of the option "no house". Default: "nobody". */
  readonly none?: string
  readonly onChange: (house: HouseId | undefined) => void
}

const shieldOf = (house: HouseId) => <Shield house={house} size={40} />

/** Radio group for choosing one house, or no house. */
export function HouseChoice({ label, houses, value, none, onChange }: HouseChoiceProps) {
  const { names } = useSpeech()
  return (
    <RoleKeys
      label={label}
      roles={houses}
      value={value}
      mark={shieldOf}
      nameOf={names.house.plain}
      nobody={{ label: none ?? names.nobody, isChosen: value === undefined, choose: () => onChange(undefined) }}
      onChange={onChange}
    />
  )
}
