import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { figure } from '../ui/grammar/numbers'
import { Icon } from '../ui/Icon'
import { useGameTable } from './context'

/** A column of figures with its drawing. */
export interface FigureColumn {
  readonly icon: string
  readonly name: string
}

/** One role in a table of figures. */
export interface FigureRow<Role extends string = string> {
  readonly role: Role
  /** Its name, with its sign or colours. */
  readonly title: ReactNode
  /** One for each column; undefined: not reported. */
  readonly figures: readonly (number | undefined)[]
  /** Further facts, below its figures. */
  readonly rest?: ReactNode
  /** Route of the role; without it the row is only looked at. */
  readonly to?: string | undefined
  /** It has won. */
  readonly wins?: boolean
}

export interface RoleFiguresProps<Role extends string = string> {
  /** Names the table where no heading does. */
  readonly label?: string
  /** Above the names. */
  readonly head: string
  readonly columns: readonly FigureColumn[]
  readonly rows: readonly FigureRow<Role>[]
}

/** The largest figure that a narrow column has room for. */
const TWO_DIGITS = 99

/** Every role in a row: its sign and name, the figures that matter as columns, and what is left to say below them. */
export function RoleFigures({ label, head, columns, rows }: RoleFiguresProps) {
  const { RoleBadge } = useGameTable()
  return (
    <div className="card">
      <table className="role-table w-full [border-collapse:collapse] [table-layout:fixed]" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map(({ icon, name }, at) => (
              <th key={name} scope="col" data-wide={rows.some(({ figures }) => (figures[at] ?? 0) > TWO_DIGITS) ? '' : undefined}>
                <Icon of={icon} size="s" label={name} />
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ role, title, figures, rest, to, wins = false }) => (
          <tbody key={role}>
            <tr data-winner={wins ? '' : undefined}>
              <th scope="row">
                <RoleName to={to}>
                  <RoleBadge role={role} size={32} />
                  <span className="min-w-0">{title}</span>
                </RoleName>
              </th>
              {columns.map(({ name }, at) => (
                <td key={name}>{figures[at] === undefined ? '–' : figure(figures[at])}</td>
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
