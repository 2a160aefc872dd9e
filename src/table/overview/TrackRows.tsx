import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import { useGameTable } from '../context'
import type { OrderTrack, SpaceTrack } from '../roles/role-sheet'

/** Tracks that rank the roles, one below the other as on the board. */
export function OrderRows({ label, tracks }: { label: string; tracks: readonly OrderTrack[] }) {
  const { RoleBadge } = useGameTable()
  return (
    <section className="order-rows" aria-label={label}>
      {tracks.map(({ id, icon, name, places }) => (
        <div key={id}>
          <Title icon={icon}>{name}</Title>
          <ol aria-label={name}>
            {places.map(({ role, used }) => (
              <li key={role} data-used={used === undefined ? undefined : ''}>
                <RoleBadge role={role} size={52} alone />
                {used !== undefined && <span>{used}</span>}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

/** Track of numbered spaces with their markers. */
export function SpaceRow({ track: { icon, name, spaces } }: { track: SpaceTrack }) {
  const { RoleBadge } = useGameTable()
  return (
    <section aria-label={name}>
      <Title icon={icon}>{name}</Title>
      <ol className="space-row" start={spaces[0]?.n}>
        {spaces.map(({ n, roles, isNow = false, printed }) => (
          <li key={n} aria-current={isNow ? 'true' : undefined}>
            {roles !== undefined && (
              <span className="markers">
                {roles.map(({ role }) => (
                  <RoleBadge key={role} role={role} size={24} alone />
                ))}
              </span>
            )}
            <b>{n}</b>
            {printed !== undefined && printed.text !== '' && <span aria-label={printed.label}>{printed.text}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Title({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <h2>
      <Icon of={icon} />
      {children}
    </h2>
  )
}
