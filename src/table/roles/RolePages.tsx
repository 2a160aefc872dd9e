import type { ReactNode } from 'react'
import { useGameTable } from '../context'
import { TableScreen } from '../shell/TableScreen'
import type { OrderTrack, SpaceTrack } from './role-sheet'
import { RoleTable, type RoleTableProps } from './RoleTable'
import { OrderTracks, SpacesOf } from './Tracks'

/** Public information about all roles: a table row for each role, and the tracks of the board. */
export interface RoleSheet<Role extends string = string> extends Omit<RoleTableProps<Role>, 'to'> {
  /** Label of the tracks that rank the roles, e.g. "Influence tracks". */
  readonly ordersLabel: string
  readonly orders: readonly OrderTrack<Role>[]
  readonly spaces: readonly SpaceTrack<Role>[]
}

export interface SheetProps {
  readonly sheet: RoleSheet
  /** Returns the URL path of the page of a role; if omitted, the rows of the table are not links. */
  readonly to?: (role: string) => string
}

/** Table of the roles, and below the table all tracks in the order of the board. */
export function RolesAndTracks({ sheet, to }: SheetProps) {
  return (
    <>
      <RoleTable {...sheet} to={to} />
      <TracksOf sheet={sheet} />
    </>
  )
}

function TracksOf({ sheet: { ordersLabel, orders, spaces } }: { sheet: RoleSheet }) {
  return (
    <>
      {orders.length > 0 && <OrderTracks label={ordersLabel} tracks={orders} />}
      {spaces.map((track) => (
        <SpacesOf key={track.id} track={track} />
      ))}
    </>
  )
}

/** Screen with a table of all roles and all tracks. */
export function RolesPage({ title, sheet, to }: SheetProps & { readonly title: string }) {
  return (
    <TableScreen where={title} wide>
      <h1 className="sr-only">{title}</h1>
      <RoleTable {...sheet} to={to} />
      <div className="flex flex-col gap-4">
        <TracksOf sheet={sheet} />
      </div>
    </TableScreen>
  )
}

export interface RolePageProps {
  readonly role: string
  readonly name: string
  /** URL path of the page of all roles, to which the back button leads. */
  readonly back: string
  /** Whether the screen has no controls. */
  readonly readOnly?: boolean
  /** Sections of the screen. */
  readonly children: ReactNode
}

/** Screen of one role. */
export function RolePage({ role, name, back, readOnly = false, children }: RolePageProps) {
  const { RoleBadge } = useGameTable()
  return (
    <TableScreen where={name} back={back} readOnly={readOnly}>
      <h1 className="flex items-center gap-3 type-question">
        <RoleBadge role={role} size={52} />
        {name}
      </h1>
      {children}
    </TableScreen>
  )
}
