import './city.css'
import type { CSSProperties } from 'react'
import { SignShapes } from '../../../../table/standard/SignShapes'
import type { Colour } from '../../box/box'
import type { Stack as Lying } from '../../model/state'
import { coloursOf } from './Plate'
import { SIGNS } from './signs'

const Sign = ({ colour, size }: { readonly colour: Colour; readonly size: number }) => (
  <span className="mafioso-sign grid place-items-center h-full px-0.25 py-0 bg-house text-on-house">
    <svg viewBox="0 0 48 48" width={size} height={size} fill="currentColor" aria-hidden>
      <SignShapes shapes={SIGNS[colour]} />
    </svg>
  </span>
)

export interface StackProps {
  /** Colours of the Mafiosi from bottom to top. */
  readonly stack: Lying
  readonly big?: boolean
  /** Number of Mafiosi above the lowest one that are drawn as one row with their number. */
  readonly folded?: number
  /** Whether the last move placed the top Mafioso. */
  readonly newest?: boolean
  /** Heights of the Mafiosi that the user can choose, with the label of each button. Heights are counted from 1 at the bottom. */
  readonly keys?: ReadonlyMap<number, string>
  readonly chosen?: readonly number[]
  onChoose?(this: void, height: number): void
}

/** Number of Mafiosi of full height that fit into a hexagon. The rows of a higher stack are lower. */
const FULL_ROWS = 3

/** Component that draws a stack of Mafiosi from the bottom up. The lowest Mafioso is underlined, because it wins ties. */
export function Stack({ stack, big = false, folded = 0, newest = false, keys, chosen = [], onChoose }: StackProps) {
  const rows = stack.length - folded + (folded > 0 ? 1 : 0)
  return (
    <span
      className="stack"
      data-big={big ? '' : undefined}
      {...(!big && rows > FULL_ROWS && { 'data-high': '', style: { '--rows': rows } as CSSProperties })}
    >
      {stack.map((colour, at) => {
        const height = at + 1
        if (at > 0 && at <= folded)
          return (
            at === 1 && (
              <span key={height} className="mafiosi-folded">
                +{folded}
              </span>
            )
          )
        const label = keys?.get(height)
        const shared = { className: `mafioso ${coloursOf(colour)}` }
        const sign = <Sign colour={colour} size={big ? 28 : 16} />
        if (label === undefined)
          return (
            <span key={height} {...shared} data-newest={newest && height === stack.length ? '' : undefined}>
              {sign}
            </span>
          )
        return (
          <button
            key={height}
            type="button"
            {...shared}
            aria-label={label}
            aria-pressed={chosen.includes(height)}
            onClick={() => onChoose?.(height)}
          >
            {sign}
          </button>
        )
      })}
    </span>
  )
}
