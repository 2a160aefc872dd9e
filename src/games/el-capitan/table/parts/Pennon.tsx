import { COLOURS, type Colour } from '../../box/board'
import type { RoleBadgeProps } from '../../../../table/game/game-table'
import { SignFrame } from '../../../../table/standard/SignFrame'
import { SignShapes } from '../../../../table/standard/SignShapes'
import { OUTLINE, SIGNS } from './signs'
import { useTexts } from './words'

const isColour = (role: string): role is Colour => COLOURS.some((colour) => colour === role)

export interface PennonProps extends RoleBadgeProps {
  /** Whether the edge of the pennon is dashed, which marks a neutral colour. */
  readonly neutral?: boolean
}

/** Component that draws a pennon in a player's colour, with the symbol of the colour. */
export function Pennon({ second = false, neutral = second, ...badge }: PennonProps) {
  const { role } = badge
  const { colours } = useTexts()
  const edge = { stroke: 'var(--house-edge)', strokeWidth: neutral ? 3 : 1.6, ...(neutral && { strokeDasharray: '6 4' }) }
  return (
    <SignFrame {...badge} name={isColour(role) ? colours[role] : role} grid={48}>
      <path d={OUTLINE} fill="var(--house)" {...edge} />
      <g fill="var(--on-house)" color="var(--on-house)" transform="translate(24 20.500) scale(0.62) translate(-24 -24)">
        {isColour(role) && <SignShapes shapes={SIGNS[role]} />}
      </g>
    </SignFrame>
  )
}
