import { Link, useMatch } from 'react-router'
import { Icon } from './Icon'

export interface Place {
  /** Route that the link of the bottom bar opens. */
  readonly to: string
  readonly label: string
  /** SVG path of an icon from `icons.ts`. */
  readonly icon: string
}

/** Navigation bar of an open game, shown at the bottom of every screen except sealed ones. `label` is its accessible name. */
export function BottomBar({ label, places }: { label: string; places: readonly Place[] }) {
  // Compares decoded paths, because NavLink compares encoded paths, in which a space is "%20".
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
