import type { ReactNode } from 'react'
import type { RoleBadgeProps } from '../game/game-table'

export interface SignFrameProps extends RoleBadgeProps {
  /** Accessible name, used if no text is shown next to the badge. */
  readonly name: string
  /** Width and height of the view box of the drawing. */
  readonly grid: number
  readonly children: ReactNode
}

/** Frame of the badge of a role: draws in the colours of the role, at half opacity if the role waits. */
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
