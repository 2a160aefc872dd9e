import type { HouseId } from '../box/box'
import { HOUSE_NAMES } from '../words/sentences/lookup'
import { FIELD, SIGILS } from './sigils'

export interface ShieldProps {
  readonly house: HouseId
  /** Width and height of the shield in px: 24, 28, 32, 40, 52, 64, 100 or 200; 20 only on the supply track. */
  readonly size?: number
  /** Whether screen readers read the name of the house, because no visible name is next to the shield. */
  readonly alone?: boolean
  /** Whether the shield is faded, because the house has no player or is not acting. */
  readonly waits?: boolean
}

/** Shield of a house: background, sigil, and an edge that is visible in both themes. */
export function Shield({ house, size = 32, alone = false, waits = false }: ShieldProps) {
  const voice = alone ? { role: 'img', 'aria-label': HOUSE_NAMES[house] } : { 'aria-hidden': true as const }
  return (
    <svg className={`shield ${house}`} width={size} height={size} viewBox="0 0 48 48" data-waits={waits ? '' : undefined} {...voice}>
      <path className="shield-field" d={FIELD} />
      <g transform="translate(24 22.5)">
        <Charge house={house} size={33.6} />
      </g>
    </svg>
  )
}

/** Sigil of a house as SVG, centred at the origin, in the sigil colour of the house. */
export function Charge({ house, size }: Pick<ShieldProps, 'house'> & { readonly size: number }) {
  const { fills, line } = SIGILS[house]
  return (
    <g className="charge stroke-none [fill:var(--charge,var(--on-house))]" transform={`scale(${size / 48}) translate(-24 -24)`}>
      {fills.map((path) => (
        <path key={path} fillRule="evenodd" d={path} />
      ))}
      {line !== undefined && <path className="stroked" d={line.path} strokeWidth={line.width} />}
    </g>
  )
}
