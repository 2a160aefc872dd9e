import type { ReactNode } from 'react'
import { useGameTable } from '../context'
import { TableScreen } from '../shell/TableScreen'
import type { OrderTrack, SpaceTrack } from './role-sheet'
import { RoleTable, type RoleTableProps } from './RoleTable'
import { OrderTracks, SpacesOf } from './Tracks'

/** The public facts of all roles: their rows and the tracks of the board. */
export interface RoleSheet<Role extends string = string> extends Omit<RoleTableProps<Role>, 'to'> {
  /** "Influence tracks" */
  readonly ordersLabel: string
  readonly orders: readonly OrderTrack<Role>[]
  readonly spaces: readonly SpaceTrack<Role>[]
}

export interface SheetProps {
  readonly sheet: RoleSheet
  /** Route of a role; without it the sheet is only looked at. */
  readonly to?: (role: string) => string
}

/** Every role, and below them every track, in the order of the board. */
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

/** The screen of all roles and tracks at a glance. */
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
  /** Address of the screen of all roles. */
  readonly back: string
  /** It has nothing to press. */
  readonly readOnly?: boolean
  /** The parts of its page. */
  readonly children: ReactNode
}

/** The screen of one role. */
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
