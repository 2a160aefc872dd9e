import './roles.css'
import { Icon } from '../../ui/Icon'
import { useGameTable } from '../context'
import type { OrderTrack, Space, SpaceTrack } from './role-sheet'

/** Tracks that rank the roles, one below the other as on the board. */
export function OrderTracks({ label, tracks }: { label: string; tracks: readonly OrderTrack[] }) {
  const { RoleBadge } = useGameTable()
  return (
    <section className="flex flex-col gap-2" aria-label={label}>
      {tracks.map(({ id, icon, name, places }) => (
        <div key={id} className="flex items-stretch gap-2">
          <span className="grid flex-none place-items-center w-9 text-ink-2">
            <Icon of={icon} label={name} />
          </span>
          <ol className="places flex-1" data-stacks aria-label={name}>
            {places.map(({ role, worth, used }) => (
              <li key={role}>
                <RoleBadge role={role} size={28} alone />
                {worth !== undefined && (
                  <span className="stars">
                    <span className="sr-only">{worth.label}</span>
                    <span aria-hidden>{worth.n}</span>
                    <Icon of={worth.icon} size="xs" />
                  </span>
                )}
                {used !== undefined && <span className="text-ink-2 type-label">{used}</span>}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

/** Track of numbered spaces with its name above it. */
export function SpacesOf({ track: { icon, name, spaces } }: { track: SpaceTrack }) {
  return (
    <section aria-label={name}>
      <h2 className="label mb-2 flex items-center gap-2">
        <Icon of={icon} size="s" />
        {name}
      </h2>
      <Spaces spaces={spaces} />
    </section>
  )
}

/** Spaces of a track with their markers. */
export function Spaces({ spaces, label }: { spaces: readonly Space[]; label?: string }) {
  const { RoleBadge } = useGameTable()
  return (
    <ol className="places spaces" data-stacks start={spaces[0]?.n} aria-label={label}>
      {spaces.map(({ n, roles, isNow = false, printed }) => (
        <li key={n} aria-current={isNow ? 'true' : undefined}>
          {roles !== undefined && (
            <span className="who">
              {roles.map(({ role, fades = false }) => (
                <RoleBadge key={role} role={role} size={20} alone={!fades} waits={fades} />
              ))}
            </span>
          )}
          <b>{n}</b>
          {printed !== undefined && (
            <span className="flags">
              <span className="sr-only">{printed.label}</span>
              <span aria-hidden>{printed.text}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
