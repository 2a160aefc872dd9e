import { useGameTable } from '../context'
import { RoleKeys, type RoleKeysProps } from './RoleKeys'
import { useQuestionSpeech } from './speech'

export type RoleChipsProps<Role extends string> = Omit<RoleKeysProps<Role>, 'mark' | 'nameOf'> &
  Partial<Pick<RoleKeysProps<Role>, 'nameOf'>>

/** Radio buttons for choosing a role of the open game by badge and name; `nameOf` replaces the names of the roles. */
export function RoleChips<Role extends string>(props: RoleChipsProps<Role>) {
  const { RoleBadge } = useGameTable()
  const speech = useQuestionSpeech()
  const mark = (role: Role) => <RoleBadge role={role} size={40} />
  return <RoleKeys {...props} mark={mark} nameOf={props.nameOf ?? speech.role} />
}
