import { memo } from 'react'
import * as icons from '../icons'
import { HOUSES, type Area, type AreaId, type HouseId } from '../../box/box'
import { Charge } from './AreaMarks'
import { BOARD, DECOR_KINDS, linesOf, outline, WALL, type DecorKind, type DrawnArea } from './drawing'

/** What is printed on the board and never changes in a game: drawn once, below and above the areas. */

const COAST = linesOf(({ kind, draw }) => kind === 'coast' || draw === 'coast')
const LAND = linesOf(({ kind }) => kind === 'land')
const SEA = linesOf(({ kind }) => kind === 'sea')
const RIVERS = linesOf(({ kind }) => kind === 'river')
const BEYOND = outline(BOARD.beyond.loops)

/** One tile of a house's pattern on its field: its size, and what is drawn in the colour of its charge. */
interface Tile {
  readonly width: number
  readonly height: number
  readonly line?: string
  readonly dots?: string
}

const TILES: Readonly<Record<HouseId, Tile>> = {
  stark: { width: 40, height: 28, line: 'M-4 24L20 6l24 18M-4 -4L20 -22M-4 52L20 34l24 18' },
  lannister: { width: 20, height: 20, line: 'M5 0v20' },
  baratheon: { width: 28, height: 28, line: 'M-2 -2L30 30M30 -2L-2 30' },
  greyjoy: { width: 40, height: 20, line: 'M0 10c6.6-8 13.4-8 20 0s13.4 8 20 0' },
  tyrell: { width: 24, height: 24, dots: 'M6 2.2a3.8 3.8 0 1 0 .01 0zM18 14.2a3.8 3.8 0 1 0 .01 0z' },
}

/** Paint of an area that a house controls: its field and its pattern. */
export const patternOf = (house: HouseId): string => `url(#map-${house})`

/** The water, what lies under it, and the patterns of the houses. */
export const Ground = memo(function Ground() {
  return (
    <>
      <defs>
        {HOUSES.map((house) => {
          const { width, height, line, dots } = TILES[house]
          return (
            <pattern key={house} id={`map-${house}`} className={house} width={width} height={height} patternUnits="userSpaceOnUse">
              <rect className="tile-field" width={width} height={height} />
              {line !== undefined && <path className="tile-line" d={line} />}
              {dots !== undefined && <path className="tile-dots" d={dots} />}
            </pattern>
          )
        })}
      </defs>
      <rect className="water" width={BOARD.width} height={BOARD.height} />
      <path className="shallows" d={COAST} />
      <path className="beyond" d={BEYOND} />
    </>
  )
})

const DECOR: Readonly<Record<DecorKind, string>> = {
  pine: 'M0-11L5-3H2.6L6.5 4H-6.5L-2.6-3H-5ZM0 4V8',
  tree: 'M0 8V2M0 3C-8 4-9-3-5-5-5-11 5-11 5-5 9-3 8 4 0 3Z',
  peak: 'M-14 8L-4-9 1-2 4-6 14 8ZM-4-9L-1 0-3 8',
  hill: 'M-12 6Q-6-6 0 6M-3 1Q4-9 12 6',
  reed: 'M-9 6H9M-6 6Q-6 0-9-3M-4 6V-5M-1 6Q0 0 3-3M4 6Q5 2 8 0',
  dune: 'M-12 3Q-4-6 3 3M-3 5Q5-3 13 5',
  field: 'M-9-3Q0-7 9-3M-10 1Q0-3 10 1M-9 5Q0 1 9 5',
  compass: 'M0-44L5-5 44 0 5 5 0 44-5 5-44 0-5-5ZM-30 0a30 30 0 1 0 60 0a30 30 0 1 0-60 0',
}

const decorSpots = DECOR_KINDS.flatMap((kind) => BOARD.decor[kind].split(' ').map((at) => ({ kind, at })))

export interface PrintProps {
  readonly areas: Readonly<Record<AreaId, Area>>
  /** Whether Oldtown and Sunset Sea touch at this table (A33). */
  readonly linked: boolean
  /** "Beyond the Wall" */
  readonly beyond: string
}

/** Borders, rivers with their bridges, coast, Wall, names and printed symbols. */
export const Print = memo(function Print({ areas, linked, beyond }: PrintProps) {
  return (
    <g className="print" aria-hidden="true">
      {decorSpots.map(({ kind, at }) => (
        <path key={at} className="decor" transform={`translate(${at})`} d={DECOR[kind]} />
      ))}
      <path className="border sea" d={SEA} />
      <path className="border around" d={LAND} />
      <path className="border land" d={LAND} />
      <path className="river bank" d={RIVERS} />
      <path className="river" d={RIVERS} />
      <path className="coast" d={COAST} />
      <path className="wall" d={WALL} />
      <path className="battlements" d={WALL} />
      {BOARD.bridges.map(({ a, b, x, y, angle }) => (
        <g key={`${a} ${b}`} className="bridge" transform={`translate(${x} ${y}) rotate(${angle})`}>
          <rect x={-18} y={-9} width={36} height={18} rx={3} />
          <path d="M-18-5H18M-18 5H18" />
        </g>
      ))}
      {linked &&
        BOARD.links.map(({ a, b, points: [from = [], by = [], to = []] }) => (
          <path key={`${a} ${b}`} className="link" d={`M${from.join(' ')}Q${by.join(' ')} ${to.join(' ')}`} />
        ))}
      <text className="name sea" x={BOARD.beyond.label.x} y={BOARD.beyond.label.y} style={{ '--letters': '26px' }}>
        {beyond}
      </text>
      {BOARD.areas.map((area) => {
        const printed = areas[area.id]
        return printed === undefined ? undefined : <PrintedArea key={area.id} drawn={area} printed={printed} />
      })}
    </g>
  )
})

function PrintedArea({ drawn: { label, icons: at }, printed }: { drawn: DrawnArea; printed: Area }) {
  const { castle, barrels, crowns, kind, home } = printed
  const symbols = [
    ...(home === undefined ? [] : [home]),
    ...(castle === 0 ? [] : [castle === 1 ? icons.castle : icons.stronghold]),
    ...Array.from({ length: barrels }, () => icons.barrel),
    ...Array.from({ length: crowns }, () => icons.crown),
  ]
  return (
    <>
      {at !== undefined && symbols.length > 0 && (
        <g className="symbols" transform={`translate(${at.x} ${at.y})`}>
          <rect className="plate" x={-12 * symbols.length - 3} y={-13} width={24 * symbols.length + 6} height={26} rx={8} />
          {symbols.map((path, index) => (
            // Printed symbols never change places.
            <g key={index} transform={`translate(${24 * index - 12 * symbols.length + 12} 0)`}>
              {index === 0 && home !== undefined ? (
                <Charge house={home} size={22} />
              ) : (
                <path transform="translate(-11 -11) scale(.92)" d={path} />
              )}
            </g>
          ))}
        </g>
      )}
      <text className={`name ${kind}`} x={label.x} y={label.y} style={{ '--letters': `${label.size}px` }}>
        {label.lines.map((line, index) => (
          <tspan key={line} x={label.x} dy={index === 0 ? `${0.34 - (label.lines.length - 1) * 0.51}em` : '1.02em'}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  )
}
