import { Link, useMatch } from 'react-router'
import { Icon } from './Icon'

export interface Place {
  /** Route that the link opens. */
  readonly to: string
  readonly label: string
  /** Path data from `icons.ts`. */
  readonly icon: string
}

/** Navigation bar of an open game, shown at the bottom of every screen except sealed ones. `label` is its accessible name. */
export function BottomBar({ label, places }: { label: string; places: readonly Place[] }) {
  // Compare the decoded path: NavLink compares encoded paths, where a space is "%20".
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
