import type { HouseId } from '../box/box'
import { HOUSE_NAMES } from '../words/sentences/lookup'
import { FIELD, SIGILS } from './sigils'

export interface ShieldProps {
  readonly house: HouseId
  /** Width and height in px: 24, 28, 32, 40, 52, 64, 100 or 200; 20 only on the supply track. */
  readonly size?: number
  /** Names the house for a screen reader, where no written name stands beside it. */
  readonly alone?: boolean
  /** Waits: faded, with a word beneath that says so. */
  readonly waits?: boolean
}

/** The shield of a house: its field, its charge, and an edge that parts the field from the ground in both themes. */
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

/** The drawing on the shield of a house around 0, in its colour of the charge. */
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
