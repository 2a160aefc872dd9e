import { RoleSelect, type RoleSelectProps } from '../../../../table/corrections/rows'
import type { HouseId } from '../../box/box'
import { useSpeech } from '../speech'

export interface HouseSelectProps extends Omit<RoleSelectProps<HouseId>, 'roles' | 'nameOf' | 'none'> {
  readonly houses: readonly HouseId[]
  /** What stands for none: nobody, if nothing else is told. */
  readonly none?: string
}

/** One of the houses, or none. */
export function HouseSelect({ houses, none, ...rest }: HouseSelectProps) {
  const { names } = useSpeech()
  return <RoleSelect roles={houses} nameOf={names.house.plain} none={none ?? names.nobody} {...rest} />
}
