import { memo } from 'react'
import * as icons from '../icons'
import { UNIT_KINDS, type AreaId, type HouseId, type OrderKind } from '../../box/box'
import type { AreaState } from '../../model/state'
import { singly } from '../../model/units'
import { ORDER_ICONS, UNIT_ICONS } from '../Glyphs'
import { SIGILS } from '../sigils'
import type { Spot } from '../../../../ui/map/geometry'
import { drawnArea } from './drawing'

export interface AreaMarksProps {
  readonly area: AreaId
  /** What lies there. */
  readonly there: AreaState
  readonly sea: boolean
  /** Kind of the open order that lies there. */
  readonly order: OrderKind | undefined
  /** House that attacks here. */
  readonly attacker: HouseId | undefined
}

/** Width of one drawing and of the figure behind it, height of a row, space between what stands in it. */
const [CELL, FIGURE, ROW, GAP] = [26, 14, 34, 3]

/** One drawing in a row, and how many of it there are. */
interface Cell {
  readonly icon: string
  readonly count?: number
  readonly down?: boolean
}

/** Whether there is anything to draw in an area. */
export const hasMarks = ({ garrison, token, neutral, order }: AreaState, attacker: HouseId | undefined): boolean =>
  [garrison, token, neutral, order, attacker].some((one) => one !== undefined)

/** What lies in an area: units with their number, the routed laid down; below them orders, power tokens and neutral forces. */
export const AreaMarks = memo(function AreaMarks({ area, there, sea, order, attacker }: AreaMarksProps) {
  const drawn = drawnArea(area)
  const { garrison, token, neutral } = there
  const cells: readonly Cell[] = [
    ...UNIT_KINDS.flatMap((kind) => {
      const count = garrison?.standing[kind] ?? 0
      return count === 0 ? [] : [{ icon: UNIT_ICONS[kind], count }]
    }),
    ...(garrison === undefined ? [] : singly(garrison.routed).map((kind) => ({ icon: UNIT_ICONS[kind], down: true }))),
  ]
  const badges: readonly Badge[] = [
    ...(attacker === undefined ? [] : [{ house: attacker, icon: icons.clash, sigil: true }]),
    ...(there.order === undefined || order === undefined ? [] : [{ house: there.order.house, icon: ORDER_ICONS[order] }]),
    ...(token === undefined ? [] : [{ house: token, sigil: true }]),
    ...(neutral === undefined ? [] : [{ icon: icons.neutral, figure: neutral.strength }]),
  ]
  if (drawn === undefined) return
  const { anchor, label } = drawn
  const army = cells.length === 0 ? 0 : armyWidth(cells, sea)
  const rest = badgesWidth(badges)
  // Beside the name there is room for two rows, above and below it for one.
  const stacked = army > 0 && rest > 0 && Math.abs(anchor.x - label.x) > 40
  const all = army + rest + (army > 0 && rest > 0 ? GAP : 0)
  const armyAt = stacked ? { x: 0, y: -ROW / 2 - 1 } : { x: (army - all) / 2, y: 0 }
  const badgesAt = stacked ? { x: 0, y: ROW / 2 + 1 } : { x: (all - rest) / 2, y: 0 }
  return (
    <>
      {garrison !== undefined && army > 0 && <Army cells={cells} house={garrison.house} named={sea} at={armyAt} />}
      {rest > 0 && <Badges badges={badges} at={badgesAt} />}
    </>
  )
})

/** Where each of a row begins, if the row stands in the middle of 0. */
const begins = (widths: readonly number[], gap: number): readonly number[] => {
  const all = widths.reduce((sum, width) => sum + width + gap, -gap)
  return widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width + gap, -all / 2))
}

const widthOf = ({ count = 1 }: Cell): number => CELL + (count > 1 ? FIGURE : 0)

/** Width of the shield of a house in a row. */
const LEAD = CELL + 2

const armyWidth = (cells: readonly Cell[], named: boolean): number => cells.reduce((sum, cell) => sum + widthOf(cell), named ? LEAD : 0) + 8

interface ArmyProps {
  readonly cells: readonly Cell[]
  readonly house: HouseId
  /** With the shield of the house, where its pattern does not tell it. */
  readonly named: boolean
  readonly at: Spot
}

function Army({ cells, house, named, at }: ArmyProps) {
  const lead = named ? LEAD : 0
  const width = armyWidth(cells, named)
  const starts = begins(cells.map(widthOf), 0)
  return (
    <g className={house} transform={`translate(${at.x} ${at.y})`}>
      <rect className="plate" x={-width / 2} y={-ROW / 2} width={width} height={ROW} rx={9} />
      {named && <Sigil house={house} x={4 - width / 2 + CELL / 2} />}
      {cells.map(({ icon, count = 1, down = false }, index) => {
        const turned = down ? ' rotate(90)' : ''
        return (
          // Cells have no life of their own: the whole row is drawn anew.
          <g key={index} transform={`translate(${(starts[index] ?? 0) + lead / 2} 0)`}>
            <path className={down ? 'glyph down' : 'glyph'} transform={`translate(${CELL / 2} 0)${turned} translate(-12 -12)`} d={icon} />
            {count > 1 && (
              <text className="figure" x={CELL + FIGURE / 2 - 2} y={8}>
                {count}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** Something round: an order, an attack with its shield, a power token as the house's sigil, a neutral force. */
interface Badge {
  readonly house?: HouseId
  readonly icon?: string
  readonly sigil?: boolean
  readonly figure?: number
}

/** Two things side by side need more room than one. */
const isWide = ({ icon, sigil, figure }: Badge): boolean => figure !== undefined || (icon !== undefined && sigil === true)
const badgeWidth = (badge: Badge): number => (isWide(badge) ? 54 : ROW)

const badgesWidth = (badges: readonly Badge[]): number =>
  badges.length === 0 ? 0 : badges.reduce((sum, badge) => sum + badgeWidth(badge) + GAP, -GAP)

function Badges({ badges, at }: { badges: readonly Badge[]; at: Spot }) {
  const starts = begins(badges.map(badgeWidth), GAP)
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      {badges.map((badge, index) => {
        const { house, icon, sigil = false, figure } = badge
        const width = badgeWidth(badge)
        const middle = (starts[index] ?? 0) + width / 2
        const wide = isWide(badge)
        const plate = sigil && !wide ? 'plate token' : 'plate'
        return (
          <g key={index} className={house ?? 'nobody'} transform={`translate(${middle} 0)`}>
            <rect className={plate} x={-width / 2} y={-ROW / 2} width={width} height={ROW} rx={ROW / 2} />
            {sigil && house !== undefined && (wide ? <Sigil house={house} x={12} /> : <Charge house={house} size={22} />)}
            {icon !== undefined && <path className="glyph" transform={`translate(${wide ? -22 : -11} -11) scale(.92)`} d={icon} />}
            {figure !== undefined && (
              <text className="figure" x={12} y={8}>
                {figure}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

const SHIELD = 'M4 3h40v20c0 11.5-8.5 18.5-20 22.5C12.5 41.5 4 34.5 4 23z'

/** The shield of a house, for a sea that shows no pattern. */
function Sigil({ house, x }: { house: HouseId; x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="shield-field" transform="scale(.56) translate(-24 -24)" d={SHIELD} />
      <g transform="translate(0 -1)">
        <Charge house={house} size={19} />
      </g>
    </g>
  )
}

/** The drawing on the shield of a house, in its colour of the charge. */
export function Charge({ house, size }: { house: HouseId; size: number }) {
  const { fills, line } = SIGILS[house]
  return (
    <g className="charge" transform={`scale(${size / 48}) translate(-24 -24)`}>
      {fills.map((path) => (
        <path key={path} fillRule="evenodd" d={path} />
      ))}
      {line !== undefined && <path className="stroked" d={line.path} strokeWidth={line.width} />}
    </g>
  )
}
