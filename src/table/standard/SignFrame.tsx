import type { ReactNode } from 'react'
import type { RoleBadgeProps } from '../game/game-table'

export interface SignFrameProps extends RoleBadgeProps {
  /** Accessible name of the badge, needed if no text is shown next to the badge. */
  readonly name: string
  /** Width and height of the SVG view box. */
  readonly grid: number
  readonly children: ReactNode
}

/** Component that draws the frame of a role's badge in the colours of the role. If `waits` is set, the badge is half transparent. */
export function SignFrame({ role, name, grid, size = 40, alone = false, waits = false, children }: SignFrameProps) {
  return (
    <svg
      className={role}
      viewBox={`0 0 ${grid} ${grid}`}
      width={size}
      height={size}
      opacity={waits ? 0.5 : 1}
      {...(alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  )
}
