import { useGameTable } from '../context'
import { RoleKeys, type RoleKeysProps } from './RoleKeys'
import { useQuestionSpeech } from './speech'

export type RoleChipsProps<Role extends string> = Omit<RoleKeysProps<Role>, 'mark' | 'nameOf'> &
  Partial<Pick<RoleKeysProps<Role>, 'nameOf'>>

/** One of the roles of the open game by its sign and name; `nameOf`: another name than that of the role. */
export function RoleChips<Role extends string>(props: RoleChipsProps<Role>) {
  const { RoleBadge } = useGameTable()
  const speech = useQuestionSpeech()
  const mark = (role: Role) => <RoleBadge role={role} size={40} />
  return <RoleKeys {...props} mark={mark} nameOf={props.nameOf ?? speech.role} />
}
