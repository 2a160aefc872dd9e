import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { figure } from '../ui/grammar/numbers'
import { Icon } from '../ui/Icon'
import { useGameTable } from './context'
import * as icons from './icons'

/** Name and icon of one column in a table that shows numbers for each role. */
export interface FigureColumn {
  readonly icon: string
  readonly name: string
  /** Short form of `name`, shown below the icon. */
  readonly short?: string
  /** Texts for the numbers 0 and 1, if the column says whether a role has something. */
  readonly noYes?: readonly [no: string, yes: string]
}

/** Part of a number in a ranking. */
export type FigurePart = 'decided' | 'notCompared' | undefined

/** Data for one row of the table: a role with its numbers. */
export interface FigureRow<Role extends string = string> {
  readonly role: Role
  /** Name of the role with its badge or colours. */
  readonly title: ReactNode
  /** Number of the role for each column; undefined if the players did not report the number. */
  readonly figures: readonly (number | undefined)[]
  /** Part that each number had in the ranking: it decided the rank of the winner, or was not compared; undefined for other numbers. */
  readonly parts?: readonly FigurePart[]
  /** Additional content of the row, below the numbers. */
  readonly rest?: ReactNode
  /** URL path of the page about the role; if omitted, the row is not a link. */
  readonly to?: string | undefined
  /** Whether the role has won. */
  readonly wins?: boolean
}

export interface RoleFiguresProps<Role extends string = string> {
  /** Accessible name of the table, if the table has no heading. */
  readonly label?: string
  /** Heading of the column that contains the names. */
  readonly head: string
  readonly columns: readonly FigureColumn[]
  readonly rows: readonly FigureRow<Role>[]
}

/** Largest number that fits a narrow column of the table. */
const TWO_DIGITS = 99

/** Table with a row for each role: badge, name, a number in each column, and additional content below. */
export function RoleFigures({ label, head, columns, rows }: RoleFiguresProps) {
  const { RoleBadge } = useGameTable()
  return (
    <div className="card">
      <table className="role-table w-full [border-collapse:collapse] [table-layout:fixed]" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map(({ icon, name, short }, at) => (
              <th
                key={name}
                scope="col"
                data-wide={rows.some(({ figures }) => (figures[at] ?? 0) > TWO_DIGITS) ? '' : undefined}
                data-worded={short === undefined ? undefined : ''}
              >
                <Icon of={icon} size="s" label={name} />
                {short !== undefined && <span aria-hidden>{short}</span>}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ role, title, figures, parts, rest, to, wins = false }) => (
          <tbody key={role}>
            <tr data-winner={wins ? '' : undefined}>
              <th scope="row">
                <RoleName to={to}>
                  <RoleBadge role={role} size={32} />
                  <span className="min-w-0">{title}</span>
                </RoleName>
              </th>
              {columns.map(({ name, noYes }, at) => (
                <td key={name} data-part={parts?.[at]}>
                  {figures[at] === undefined ? '–' : (noYes?.[figures[at]] ?? figure(figures[at]))}
                  {parts?.[at] === 'decided' && <Icon of={icons.check} size="xs" />}
                </td>
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
