import './seats.css'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import * as icons from '../icons'

export interface RoleKeysProps<Role extends string> {
  /** Label of the choice: "Whose order is it?". */
  readonly label: string
  readonly roles: readonly Role[]
  readonly value: Role | undefined
  readonly onChange: (role: Role) => void
  /** Last button, with which the user chooses no role. */
  readonly nobody?: { readonly label: string; readonly isChosen: boolean; readonly choose: () => void }
  /** Whether the label is visible to screen readers only. */
  readonly labelHidden?: boolean
  /** Renders the badge of a role. */
  mark(this: void, role: Role): ReactNode
  nameOf(this: void, role: Role): string
}

/** Radio group for choosing a role by badge and name. Also works if no game is open. */
export function RoleKeys<Role extends string>({
  label,
  roles,
  value,
  onChange,
  nobody,
  labelHidden = false,
  mark,
  nameOf,
}: RoleKeysProps<Role>) {
  return (
    <div role="group" aria-label={label}>
      {!labelHidden && <p className="label mb-1 px-1">{label}</p>}
      <ul className="seats named" data-stacks>
        {roles.map((role) => (
          <li key={role}>
            <button type="button" aria-pressed={role === value} onClick={() => onChange(role)}>
              {mark(role)}
              {nameOf(role)}
            </button>
          </li>
        ))}
        {nobody !== undefined && (
          <li>
            <button type="button" aria-pressed={nobody.isChosen} onClick={nobody.choose}>
              <span className="holder-mark">
                <Icon of={icons.close} />
              </span>
              {nobody.label}
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}
