import { memo } from 'react'
import * as icons from '../icons'
import { UNIT_KINDS, type Area, type HouseId, type OrderKind } from '../../box/box'
import type { AreaState } from '../../model/state'
import { singly } from '../../model/units'
import { ORDER_ICONS, UNIT_ICONS } from '../Glyphs'
import { Charge } from '../Shield'
import { FIELD } from '../sigils'
import { MapMarks, type ArmyMark, type BadgeMark, type MapSigns } from './MapMarks'
import type { DrawnArea } from './drawing'

export interface AreaMarksProps {
  readonly place: DrawnArea
  /** Pieces in the area. */
  readonly there: AreaState
  readonly printed: Area
  /** Kind of the revealed order in the area. */
  readonly order: OrderKind | undefined
  /** House that attacks the area. */
  readonly attacker: HouseId | undefined
}

/** Returns whether the map has to draw any piece in an area. */
export const hasMarks = (
  { garrison, garrisonToken, token, neutral, order }: AreaState,
  { closed }: Area,
  attacker: HouseId | undefined,
): boolean => [garrison, garrisonToken, token, neutral, order, closed, attacker].some((one) => one !== undefined)

/**
 * Draws the pieces in an area: units with their number, routed units lying on their side; below them orders, power tokens, garrisons and
 * neutral forces.
 */
export const AreaMarks = memo(function AreaMarks({ place, there, printed, order, attacker }: AreaMarksProps) {
  const { garrison, garrisonToken, token, neutral } = there
  const { home, closed } = printed
  const { anchor, label } = place
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
    ...(garrisonToken === undefined || home === undefined ? [] : [{ role: home, icon: icons.castle, figure: garrisonToken }]),
    ...(neutral === undefined ? [] : [{ icon: icons.neutral, figure: neutral.strength }]),
    ...(closed === true ? [{ icon: icons.portcullis }] : []),
  ]
  // True if there is space for two rows of pieces: in ports and home areas, or if the pieces are next to the name of the area.
  const tall = printed.kind === 'port' || garrisonToken !== undefined || Math.abs(anchor.x - label.x) > 40
  return <MapMarks role={garrison?.house} army={army} named={printed.kind === 'sea'} badges={badges} tall={tall} signs={SIGNS} />
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
