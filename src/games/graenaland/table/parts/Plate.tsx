import type { RoleBadgeProps } from '../../../../table/game/game-table'
import { SignFrame } from '../../../../table/standard/SignFrame'
import { SignShapes } from '../../../../table/standard/SignShapes'
import { CLANS, type Clan } from '../../box/box'
import { SIGN_SCALE, SIGNS } from './signs'
import { useTexts } from './words'

export const isClan = (role: string): role is Clan => CLANS.some((clan) => clan === role)
const CLASSES: Readonly<Record<Clan, string>> = {
  red: 'graenaland-red',
  white: 'graenaland-white',
  blue: 'graenaland-blue',
  yellow: 'graenaland-yellow',
  purple: 'graenaland-purple',
}

/** Returns the CSS class with the colours of a clan. */
export const coloursOf = (role: string): string => (isClan(role) ? CLASSES[role] : role)

/** Component that draws the badge of a clan: a round shield in the colour of the clan, with the clan's symbol. */
export function Plate({ role, ...badge }: RoleBadgeProps) {
  const { clans } = useTexts()
  return (
    <SignFrame {...badge} role={coloursOf(role)} name={isClan(role) ? clans[role] : role} grid={48}>
      <circle cx="24" cy="24" r="22" fill="var(--house)" stroke="var(--house-edge)" strokeWidth="1.6" />
      <g fill="var(--on-house)" color="var(--on-house)" transform={`translate(24 24) scale(${SIGN_SCALE}) translate(-24 -24)`}>
        {isClan(role) && <SignShapes shapes={SIGNS[role]} />}
      </g>
    </SignFrame>
  )
}
