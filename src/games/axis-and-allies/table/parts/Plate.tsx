import type { RoleBadgeProps } from '../../../../table/game/game-table'
import { SignFrame } from '../../../../table/standard/SignFrame'
import { POWERS, SIDES, type Power } from '../../box/powers'
import { useTexts } from './words'

const isPower = (role: string): role is Power => POWERS.some((power) => power === role)

const CLASSES: Readonly<Record<Power, string>> = {
  soviet: 'axis-soviet',
  germany: 'axis-germany',
  uk: 'axis-uk',
  japan: 'axis-japan',
  us: 'axis-us',
}

/** Returns the CSS class with the colours of a power. */
export const coloursOf = (role: string): string => (isPower(role) ? CLASSES[role] : role)

/** Emblem of each power as an SVG path: star, oak leaf, crown, blossom, torch. */
const SIGNS: Readonly<Record<Power, string>> = {
  soviet: 'M24 3L29.3 16.7L44 17.5L32.6 26.8L36.3 41L24 33L11.7 41L15.4 26.8L4 17.5L18.7 16.7z',
  germany:
    'M24 2.5c3.5 2 4.5 5 3.7 7.5 4-1 7 1.500 7 5-.1 2.500-1.500 4-3.200 4.700 4 .2 6.300 3 5.800 6.300-.4 3-2.700 ' +
    '4.700-5.500 4.800 2 1.500 2.500 4 1 6-1.800 2.500-5 2.500-7.300.7V45.500h-3V37.500c-2.300 1.800-5.500 ' +
    '1.800-7.300-.7-1.500-2-1-4.500 1-6-2.800-.1-5.100-1.800-5.500-4.800-.5-3.300 1.800-6.100 ' +
    '5.800-6.300-1.700-.7-3.100-2.200-3.200-4.700 0-3.500 3-6 7-5-.8-2.500.2-5.500 3.700-7.500z',
  uk: 'M7 35L3.5 13.5 14.5 21 24 6l9.5 15 11-7.5L41 35zM7.5 38.5h33V44h-33z',
  japan:
    'M24 3.6a8.200 8.200 0 0 1 8.100 9.600a8.200 8.200 0 0 1 6.200 15a8.200 8.200 0 0 1-12.100 11.800a8.200 8.200 0 0 1-4.400 0' +
    'a8.200 8.200 0 0 1-12.100-11.800a8.200 8.200 0 0 1 6.200-15a8.200 8.200 0 0 1 8.100-9.600z',
  us:
    'M24 2c5.500 5 8 8.500 8 12.500a8 8 0 0 1-16 0c0-2.500 1.300-4.700 3.300-6.700.4 2 1.200 3 2.200 3.400C21.500 8 22 5 24 2z' +
    'M12.500 25h23v4.500h-3.800L26.500 46h-5L16.300 29.500h-3.800z',
}
/** Returns the badge of a power as SVG paths for drawing on a canvas: the background and the emblem, on the same grid. */
export const plateOf = (power: Power): { readonly field: string; readonly sign: string } => ({
  field: FIELDS[SIDES[power]],
  sign: SIGNS[power],
})

/** SVG path of the badge background: a circle for the Axis, a square for the Allies. */
const FIELDS = {
  axis: 'M24 2.5a21.5 21.5 0 1 0 0 43a21.5 21.5 0 1 0 0-43z',
  allies: 'M8 2.5h32a5 5 0 0 1 5 5v33a5 5 0 0 1-5 5h-32a5 5 0 0 1-5-5v-33a5 5 0 0 1 5-5z',
}

/** Component that draws the badge of a power: its emblem on a background whose shape shows the side. */
export function Plate({ role, ...badge }: RoleBadgeProps) {
  const { powers } = useTexts()
  const field = isPower(role) ? FIELDS[SIDES[role]] : FIELDS.allies
  return (
    <SignFrame {...badge} role={coloursOf(role)} name={isPower(role) ? powers[role] : role} grid={48}>
      <path d={field} fill="var(--house)" stroke="var(--house-edge)" strokeWidth="1.6" />
      <g fill="var(--on-house)" transform="translate(24 24) scale(0.58) translate(-24 -24)">
        {isPower(role) && <path d={SIGNS[role]} />}
      </g>
    </SignFrame>
  )
}
