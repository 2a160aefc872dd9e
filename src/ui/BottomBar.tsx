import { NavLink } from 'react-router'
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
  return (
    <nav className="nav" aria-label={label}>
      {places.map(({ to, label: name, icon }) => (
        <NavLink key={to} to={to} end replace>
          <Icon of={icon} />
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
