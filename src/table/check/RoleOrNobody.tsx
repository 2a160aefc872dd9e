import { Chip } from '../../ui/Tag'
import { useGameTable } from '../context'

export interface RoleOrNobodyProps<Role extends string> {
  readonly label: string
  readonly roles: readonly Role[]
  /** Selected role, or `nobody` for the option "no role"; undefined if the user has selected nothing. */
  readonly chosen?: Role | 'nobody' | undefined
  /** Label of the option "no role"; undefined if a role must hold every area. */
  readonly nobody: string | undefined
  readonly onChoose: (role: Role | undefined) => void
}

/** Radio group for choosing a role by its badge, or no role. */
export function RoleOrNobody<Role extends string>({ label, roles, chosen, nobody, onChoose }: RoleOrNobodyProps<Role>) {
  const { RoleBadge } = useGameTable()
  return (
    <div className="role-chips" role="group" aria-label={label}>
      {roles.map((role) => (
        <Chip key={role} on={chosen === role} onPress={() => onChoose(role)}>
          <RoleBadge role={role} size={28} alone />
        </Chip>
      ))}
      {nobody !== undefined && (
        <Chip on={chosen === 'nobody'} onPress={() => onChoose(undefined)}>
          {nobody}
        </Chip>
      )}
    </div>
  )
}
