import { memo } from 'react'
import * as icons from '../icons'
import { UNIT_KINDS, type AreaId, type HouseId, type OrderKind } from '../../box/box'
import type { AreaState } from '../../model/state'
import { singly } from '../../model/units'
import { ORDER_ICONS, UNIT_ICONS } from '../Glyphs'
import { Charge } from '../Shield'
import { FIELD } from '../sigils'
import { MapMarks, type ArmyMark, type BadgeMark, type MapSigns } from './MapMarks'
import { drawnArea } from './drawing'

export interface AreaMarksProps {
  readonly area: AreaId
  /** Pieces in the area. */
  readonly there: AreaState
  readonly sea: boolean
  /** Kind of the revealed order in the area. */
  readonly order: OrderKind | undefined
  /** House that attacks the area. */
  readonly attacker: HouseId | undefined
}

/** Returns whether the map has to draw any piece in an area. */
export const hasMarks = ({ garrison, token, neutral, order }: AreaState, attacker: HouseId | undefined): boolean =>
  [garrison, token, neutral, order, attacker].some((one) => one !== undefined)

/**
 * Draws the pieces in an area: units with their number, routed units lying on their side; below them orders, power tokens and neutral
 * forces.
 */
export const AreaMarks = memo(function AreaMarks({ area, there, sea, order, attacker }: AreaMarksProps) {
  const drawn = drawnArea(area)
  const { garrison, token, neutral } = there
  if (drawn === undefined) return
  const { anchor, label } = drawn
  const army: readonly ArmyMark[] = [
    ...UNIT_KINDS.flatMap((kind) => {
      const count = garrison?.standing[kind] ?? 0
      return count === 0 ? [] : [{ icon: UNIT_ICONS[kind], count }]
    }),
    ...(garrison === undefined ? [] : singly(garrison.routed).map((kind) => ({ icon: UNIT_ICONS[kind], down: true }))),
  ]
  const badges: readonly BadgeMark<HouseId>[] = [
    ...(attacker === undefined ? [] : [{ role: attacker, icon: icons.clash, charged: true }]),
    ...(there.order === undefined || order === undefined ? [] : [{ role: there.order.house, icon: ORDER_ICONS[order] }]),
    ...(token === undefined ? [] : [{ role: token, charged: true }]),
    ...(neutral === undefined ? [] : [{ icon: icons.neutral, figure: neutral.strength }]),
  ]
  // True if there is space for two rows of pieces, because the pieces are next to the name of the area, not above or below it.
  const tall = Math.abs(anchor.x - label.x) > 40
  return <MapMarks role={garrison?.house} army={army} named={sea} badges={badges} tall={tall} signs={SIGNS} />
})

/** Shield of a house, for sea areas, which show no house pattern. */
function Sigil({ house }: { house: HouseId }) {
  return (
    <>
      <path className="fill-house stroke-house-edge stroke-2" transform="scale(.56) translate(-24 -24)" d={FIELD} />
      <g transform="translate(0 -1)">
        <Charge house={house} size={19} />
      </g>
    </>
  )
}

const SIGNS: MapSigns<HouseId> = {
  charge: (house, size) => <Charge house={house} size={size} />,
  whole: (house) => <Sigil house={house} />,
}
