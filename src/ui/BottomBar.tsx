import { Link, useMatch } from 'react-router'
import { Icon } from './Icon'

export interface Place {
  /** A route of the app. */
  readonly to: string
  readonly label: string
  /** A drawing of `icons.ts`. */
  readonly icon: string
}

/** The places of an open game, at the bottom of every screen that is not sealed. */
export function BottomBar({ label, places }: { label: string; places: readonly Place[] }) {
  // A NavLink compares addresses as browsers write them, a blank as "%20" and the like; a match has the place as it is called.
  const here = useMatch('*')?.pathname
  return (
    <nav
      className="nav flex flex-none justify-center min-h-(--nav) pb-[env(safe-area-inset-bottom)] edge-top bg-surface tiny:flex-wrap"
      aria-label={label}
    >
      {places.map(({ to, label: name, icon }) => (
        <Link key={to} to={to} replace aria-current={to === here ? 'page' : undefined}>
          <Icon of={icon} />
          {name}
        </Link>
      ))}
    </nav>
  )
}
