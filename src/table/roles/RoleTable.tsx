import { RoleFigures, type FigureColumn } from '../RoleFigures'
import { GoalSlots } from './GoalSlots'
import type { RoleRow } from './role-sheet'

export interface RoleTableProps<Role extends string = string> {
  /** Heading above the names of the roles, which explains the slots: "Castles, of 7". */
  readonly head: string
  readonly columns: readonly FigureColumn[]
  readonly rows: readonly RoleRow<Role>[]
  /** Returns the URL path of the page of a role; if omitted, the rows of the table are not links. */
  readonly to?: ((role: string) => string) | undefined
}

/** Table of the roles: progress towards victory as slots, numbers in columns, and additional content below each role. */
export const RoleTable = ({ head, columns, rows, to }: RoleTableProps) => (
  <RoleFigures
    head={head}
    columns={columns}
    rows={rows.map(({ role, name, player, goal, figures, rest }) => ({
      role,
      title: (
        <>
          <span className="flex flex-wrap items-baseline gap-x-1">
            {name} <bdi className="note truncate">{player}</bdi>
          </span>
          <span className="flex items-center gap-2">
            <b className="type-title" aria-hidden>
              {goal.reached}
            </b>
            <GoalSlots {...goal} />
          </span>
        </>
      ),
      figures,
      rest,
      to: to?.(role),
    }))}
  />
)
