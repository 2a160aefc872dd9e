import './map-marks.css'
import type { ReactNode } from 'react'
import type { Spot } from '../../../../ui/map/geometry'

/**
 * Icon of a unit in the row of an army, on a 24 × 24 grid, with the number of units. `down` rotates the icon by 90 degrees, e.g. for
 * routed units.
 */
export interface ArmyMark {
  readonly icon: string
  readonly count?: number
  readonly down?: boolean
}

/**
 * Round mark on the map: the emblem of a role, an icon in the colours of the role, emblem and icon next to each other, or an icon with a
 * number.
 */
export interface BadgeMark<Role extends string> {
  readonly role?: Role
  readonly icon?: string
  /** Whether the mark also shows the emblem of the role. */
  readonly charged?: boolean
  readonly figure?: number
}

/** Functions of a game that draw the emblems of its roles on a map, centred at 0 and in the colours of the role. */
export interface MapSigns<Role extends string> {
  /** Draws the emblem without its background. */
  readonly charge: (role: Role, size: number) => ReactNode
  /** Draws the whole badge, 24 units wide. */
  readonly whole: (role: Role) => ReactNode
}

export interface MapMarksProps<Role extends string> {
  /** Owner of the army, also the CSS class with its colours. */
  readonly role: Role | undefined
  readonly army: readonly ArmyMark[]
  /** Whether the mark of the army shows the badge of its owner, because the area itself does not show the owner. */
  readonly named: boolean
  readonly badges: readonly BadgeMark<Role>[]
  /** Whether the area has space for two rows of icons. */
  readonly tall: boolean
  readonly signs: MapSigns<Role>
}

/** Lengths in map units: width of an icon, width of its number, height of a row, and gap between icons. */
const [CELL, FIGURE, ROW, GAP] = [26, 14, 34, 3]

/**
 * Draws the pieces in an area of a map, centred at 0: the army with its numbers of units, and other pieces next to the army or below
 * it.
 */
export function MapMarks<Role extends string>({ role, army, named, badges, tall, signs }: MapMarksProps<Role>) {
  const cells = armyWidth(army, named)
  const rest = badgesWidth(badges)
  const stacked = cells > 0 && rest > 0 && tall
  const all = cells + rest + (cells > 0 && rest > 0 ? GAP : 0)
  const armyAt = stacked ? { x: 0, y: -ROW / 2 - 1 } : { x: (cells - all) / 2, y: 0 }
  const badgesAt = stacked ? { x: 0, y: ROW / 2 + 1 } : { x: (all - rest) / 2, y: 0 }
  return (
    <>
      {role !== undefined && cells > 0 && <Army cells={army} role={role} named={named} at={armyAt} signs={signs} />}
      {rest > 0 && <Badges badges={badges} at={badgesAt} signs={signs} />}
    </>
  )
}

/** Returns the left edge of each icon of a row that is centred at 0. */
const begins = (widths: readonly number[], gap: number): readonly number[] => {
  const all = widths.reduce((sum, width) => sum + width + gap, -gap)
  return widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width + gap, -all / 2))
}

const widthOf = ({ count = 1 }: ArmyMark): number => CELL + (count > 1 ? FIGURE : 0)

/** Width of the badge of a role in a row of an army. */
const LEAD = CELL + 2

const armyWidth = (cells: readonly ArmyMark[], named: boolean): number =>
  cells.length === 0 ? 0 : cells.reduce((sum, cell) => sum + widthOf(cell), named ? LEAD : 0) + 8

interface ArmyProps<Role extends string> extends Pick<MapMarksProps<Role>, 'named' | 'signs'> {
  readonly cells: readonly ArmyMark[]
  readonly role: Role
  readonly at: Spot
}

function Army<Role extends string>({ cells, role, named, at, signs }: ArmyProps<Role>) {
  const lead = named ? LEAD : 0
  const width = armyWidth(cells, named)
  const starts = begins(cells.map(widthOf), 0)
  return (
    <g className={role} transform={`translate(${at.x} ${at.y})`}>
      <rect className="mark-plate" x={-width / 2} y={-ROW / 2} width={width} height={ROW} rx={9} />
      {named && <g transform={`translate(${4 - width / 2 + CELL / 2} 0)`}>{signs.whole(role)}</g>}
      {cells.map(({ icon, count = 1, down = false }, index) => {
        const turned = down ? ' rotate(90)' : ''
        return (
          // The index is a valid key: the row is stateless and rendered as a whole.
          <g key={index} transform={`translate(${(starts[index] ?? 0) + lead / 2} 0)`}>
            <path
              className="fill-none stroke-ink stroke-2 data-down:stroke-ink-3"
              data-down={down ? '' : undefined}
              transform={`translate(${CELL / 2} 0)${turned} translate(-12 -12)`}
              d={icon}
            />
            {count > 1 && (
              <text className="mark-figure" x={CELL + FIGURE / 2 - 2} y={8}>
                {count}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** Returns whether a mark shows two things side by side: an icon with a number, or an icon with an emblem. */
const isWide = ({ icon, charged, figure }: BadgeMark<string>): boolean => figure !== undefined || (icon !== undefined && charged === true)
const badgeWidth = (badge: BadgeMark<string>): number => (isWide(badge) ? 54 : ROW)

const badgesWidth = (badges: readonly BadgeMark<string>[]): number =>
  badges.length === 0 ? 0 : badges.reduce((sum, badge) => sum + badgeWidth(badge) + GAP, -GAP)

interface BadgesProps<Role extends string> extends Pick<MapMarksProps<Role>, 'badges' | 'signs'> {
  readonly at: Spot
}

function Badges<Role extends string>({ badges, at, signs }: BadgesProps<Role>) {
  const starts = begins(badges.map(badgeWidth), GAP)
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      {badges.map((badge, index) => {
        const { role, icon, charged = false, figure } = badge
        const width = badgeWidth(badge)
        const middle = (starts[index] ?? 0) + width / 2
        const wide = isWide(badge)
        const plate = charged && !wide ? 'mark-plate token' : 'mark-plate'
        return (
          <g key={index} className={role} transform={`translate(${middle} 0)`}>
            <rect className={plate} x={-width / 2} y={-ROW / 2} width={width} height={ROW} rx={ROW / 2} />
            {charged && role !== undefined && (wide ? <g transform="translate(12 0)">{signs.whole(role)}</g> : signs.charge(role, 22))}
            {icon !== undefined && (
              <path
                className="fill-none stroke-ink stroke-2 data-down:stroke-ink-3"
                transform={`translate(${wide ? -22 : -11} -11) scale(.92)`}
                d={icon}
              />
            )}
            {figure !== undefined && (
              <text className="mark-figure" x={12} y={8}>
                {figure}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
