import type { MouseEvent } from 'react'
import { Link, useLocation, useMatch, useNavigate } from 'react-router'
import { Icon } from './Icon'

export interface Place {
  /** Route that the link of the bottom bar opens. */
  readonly to: string
  readonly label: string
  /** SVG path of an icon from `icons.ts`. */
  readonly icon: string
}

/** Navigation state of a page that was opened from the first place of the bar, so that Back leads there. */
const FROM_FIRST = { isFromFirst: true }
const isFromFirst = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isFromFirst' in state

/**
 * Navigation bar of an open game, shown at the bottom of every screen except sealed ones. Back leads from every other place to the first
 * place of the bar (the open question), and from there out of the game.
 * @param label accessible name of the bar
 */
export function BottomBar({ label, places }: { label: string; places: readonly Place[] }) {
  // Compares decoded paths, because NavLink compares encoded paths, in which a space is "%20".
  const here = useMatch('*')?.pathname
  const { state } = useLocation()
  const navigate = useNavigate()
  const [first] = places
  const isAtFirst = here === first?.to
  const wasFromFirst = isFromFirst(state)
  /** Goes back to the first place instead of opening it again, so that one more Back leaves the game. */
  const goBack = (event: MouseEvent) => {
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <nav
      className="nav flex flex-none justify-center min-h-(--nav) pb-[env(safe-area-inset-bottom)] edge-top bg-surface tiny:flex-wrap"
      aria-label={label}
    >
      {places.map(({ to, label: name, icon }) => (
        <Link
          key={to}
          to={to}
          replace={!isAtFirst || to === here}
          state={to !== first?.to && (isAtFirst || wasFromFirst) ? FROM_FIRST : undefined}
          aria-current={to === here ? 'page' : undefined}
          {...(to === first?.to && wasFromFirst && { onClick: goBack })}
        >
          <Icon of={icon} />
          {name}
        </Link>
      ))}
    </nav>
  )
}
