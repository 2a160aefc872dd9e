import type { RoleBadgeProps } from '../../../../table/game/game-table'
import { SignFrame } from '../../../../table/standard/SignFrame'
import { SignShapes } from '../../../../table/standard/SignShapes'
import { COLOURS, type Colour } from '../../box/box'
import { SIGNS } from './signs'
import { useTexts } from './words'

export const isColour = (role: string): role is Colour => COLOURS.some((colour) => colour === role)
const CLASSES: Readonly<Record<Colour, string>> = {
  red: 'mafia-red',
  blue: 'mafia-blue',
  green: 'mafia-green',
  yellow: 'mafia-yellow',
  grey: 'mafia-grey',
}

/** Returns the CSS class for the colours of a family. */
export const coloursOf = (role: string): string => (isColour(role) ? CLASSES[role] : role)

/** Component that draws the badge of a family: an octagon in the colour of the family, with the family's suit (e.g. hearts). */
export function Plate({ role, ...badge }: RoleBadgeProps) {
  const { colours } = useTexts()
  return (
    <SignFrame {...badge} role={coloursOf(role)} name={isColour(role) ? colours[role] : role} grid={48}>
      <path d="M15 2.5h18L45.5 15v18L33 45.5H15L2.5 33V15z" fill="var(--house)" stroke="var(--house-edge)" strokeWidth="1.6" />
      <g fill="var(--on-house)" transform="translate(24 24) scale(0.62) translate(-24 -24)">
        {isColour(role) && <SignShapes shapes={SIGNS[role]} />}
      </g>
    </SignFrame>
  )
}
