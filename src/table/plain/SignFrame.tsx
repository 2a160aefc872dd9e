import type { ReactNode } from 'react'
import type { RoleBadgeProps } from '../game/game-table'

export interface SignFrameProps extends RoleBadgeProps {
  /** The accessible name where no text is beside it. */
  readonly name: string
  /** Width and height of the drawing inside. */
  readonly grid: number
  readonly children: ReactNode
}

/** The frame of the sign of a role: a drawing in its colours, faded while the role waits. */
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
