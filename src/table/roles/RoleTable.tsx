import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../ui/Icon'
import { useGameTable } from '../context'
import { GoalSlots } from './GoalSlots'
import type { FigureColumn, RoleRow } from './role-sheet'

export interface RoleTableProps<Role extends string = string> {
  /** Above the names, what the slots stand for: "Castles, of 7". */
  readonly head: string
  readonly columns: readonly FigureColumn[]
  readonly rows: readonly RoleRow<Role>[]
  /** Route of a role; without it the table is only looked at. */
  readonly to?: ((role: string) => string) | undefined
}

/** Every role at a glance: what wins as slots, the figures that matter as columns, and the rest below them. */
export function RoleTable({ head, columns, rows, to }: RoleTableProps) {
  const { RoleBadge } = useGameTable()
  return (
    <div className="card">
      <table className="role-table">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map(({ icon, name }) => (
              <th key={name} scope="col">
                <Icon of={icon} size="s" label={name} />
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ role, name, player, goal, figures, rest }) => (
          <tbody key={role}>
            <tr>
              <th scope="row">
                <RoleName to={to?.(role)}>
                  <RoleBadge role={role} size={32} />
                  <span className="min-w-0">
                    <span className="flex flex-wrap items-baseline gap-x-1">
                      {name} <bdi className="note truncate">{player}</bdi>
                    </span>
                    <GoalSlots {...goal} />
                  </span>
                </RoleName>
              </th>
              {columns.map((column, at) => (
                <td key={column.name}>{figures[at] ?? '–'}</td>
              ))}
            </tr>
            {rest !== undefined && (
              <tr>
                <td colSpan={columns.length + 1}>
                  <span className="rest">{rest}</span>
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function RoleName({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return <span className="role-name">{children}</span>
  return (
    <Link to={to} className="role-name">
      {children}
    </Link>
  )
}

/** A figure with its drawing before it, among the rest of a row. */
export function SmallFact({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <span className="small-fact">
      <Icon of={icon} size="xs" />
      <span>{children}</span>
    </span>
  )
}
