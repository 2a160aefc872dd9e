import './typed.css'
import type { ReactNode } from 'react'
import { List, Row } from '../../ui/List'
import { useGameTable } from '../context'
import { RoleChips, type RoleChipsProps } from './RoleChips'

export interface TypedInTurnProps extends Pick<RoleChipsProps<string>, 'label' | 'roles'> {
  /** Role whose choice the user enters; undefined if all choices are entered. */
  readonly role: string | undefined
  readonly onRole: (role: string) => void
  nameOf(this: void, role: string): string
  /** Returns the entered choice of a role as text; undefined if it is missing. */
  typed(this: void, role: string): string | undefined
  /** Form for the choice of the role. */
  readonly children: ReactNode
}

/**
 * Component in which users enter the choices of several roles one after the other. The names of the roles stay in sight. After the last
 * choice, the component lists all choices; a tap on a row changes it.
 */
export function TypedInTurn({ label, roles, role, onRole, nameOf, typed, children }: TypedInTurnProps) {
  const { RoleBadge } = useGameTable()
  if (role === undefined)
    return (
      <List label={label}>
        {roles.map((one) => (
          <Row key={one} lead={<RoleBadge role={one} size={32} />} title={nameOf(one)} note={typed(one)} onPress={() => onRole(one)} />
        ))}
      </List>
    )
  return (
    <>
      <div className="typed-roles">
        <RoleChips
          label={label}
          labelHidden
          roles={roles}
          value={role}
          onChange={onRole}
          nameOf={(one) => (typed(one) === undefined ? nameOf(one) : `${nameOf(one)} ✓`)}
        />
      </div>
      {children}
    </>
  )
}
