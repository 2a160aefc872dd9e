import { Select } from '../../ui/Field'
import { useGameTable } from '../context'
import { useQuestionSpeech } from './speech'

export interface AmountsProps<Role extends string> {
  readonly roles: readonly Role[]
  /** Amounts entered so far; a role without an amount counts as 0 as soon as another role has one. */
  readonly amounts: Readonly<Partial<Record<Role, number>>>
  /** Returns the maximum amount of a role. */
  readonly max: (role: Role) => number
  readonly onChange: (role: Role, amount: number) => void
}

/** Input of a number for each role, such as choices that the players made without the app. */
export function Amounts<Role extends string>({ roles, amounts, max, onChange }: AmountsProps<Role>) {
  const { RoleBadge } = useGameTable()
  const speech = useQuestionSpeech()
  // Nothing is preset, so that nobody confirms amounts that were never entered.
  const untyped = Object.keys(amounts).length === 0
  return (
    <ul className="card list">
      {roles.map((role) => (
        <li key={role} className="row">
          <RoleBadge role={role} size={40} />
          <div className="min-w-0 flex-1">
            <Select
              label={speech.role(role)}
              value={untyped ? '' : `${amounts[role] ?? 0}`}
              options={[
                ...(untyped ? [{ value: '', label: '–' }] : []),
                ...Array.from({ length: max(role) + 1 }, (_, amount) => ({ value: `${amount}`, label: `${amount}` })),
              ]}
              onChange={(amount) => amount !== '' && onChange(role, Number(amount))}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
