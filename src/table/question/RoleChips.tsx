import { useGameTable } from '../context'
import { useQuestionSpeech } from './speech'

export interface RoleChipsProps<Role extends string> {
  /** What is chosen: "Whose order is it?". */
  readonly label: string
  readonly roles: readonly Role[]
  readonly value: Role | undefined
  readonly onChange: (role: Role) => void
}

/** One of the roles by its sign and name. */
export function RoleChips<Role extends string>({ label, roles, value, onChange }: RoleChipsProps<Role>) {
  const { RoleBadge } = useGameTable()
  const speech = useQuestionSpeech()
  return (
    <div role="group" aria-label={label}>
      <p className="label mb-1 px-1">{label}</p>
      <ul className="seats named">
        {roles.map((role) => (
          <li key={role}>
            <button type="button" aria-pressed={role === value} onClick={() => onChange(role)}>
              <RoleBadge role={role} size={40} />
              {speech.role(role)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
