import { plainly } from './address'
import { Icon } from './Icon'
import { Link, useAddress } from './route'

export interface Place {
  /** A route of the app. */
  readonly to: string
  readonly label: string
  /** A drawing of `icons.ts`. */
  readonly icon: string
}

/** The places of an open game, at the bottom of every screen that is not sealed. */
export function BottomBar({ label, places }: { label: string; places: readonly Place[] }) {
  const here = plainly(useAddress())
  return (
    <nav className="nav" aria-label={label}>
      {places.map(({ to, label: name, icon }) => (
        <Link key={to} to={to} replace aria-current={to === here ? 'page' : undefined}>
          <Icon of={icon} />
          {name}
        </Link>
      ))}
    </nav>
  )
}
