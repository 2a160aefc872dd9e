import { memo } from 'react'
import { memoize } from '../../../../kit/memoize'
import * as icons from '../icons'
import { MapGround, PrintedMap, type MapTile, type PrintedName } from './PrintedMap'
import type { Area, AreaId, HouseId } from '../../box/box'
import { Charge } from '../Shield'
import { DECOR_KINDS, type BoardDrawing, type DecorKind, type DrawnArea } from './drawing'
import { lineOf } from './subdivision'

/** Printed elements of the board, below and above the areas. They never change during a game and are rendered once. */

/** Pattern on the areas of each house, as SVG path data. */
const TILES: Readonly<Record<HouseId, MapTile>> = {
  stark: { width: 40, height: 28, line: 'M-4 24L20 6l24 18M-4 -4L20 -22M-4 52L20 34l24 18' },
  lannister: { width: 20, height: 20, line: 'M5 0v20' },
  baratheon: { width: 28, height: 28, line: 'M-2 -2L30 30M30 -2L-2 30' },
  greyjoy: { width: 40, height: 20, line: 'M0 10c6.6-8 13.4-8 20 0s13.4 8 20 0' },
  martell: { width: 26, height: 26, line: 'M13 3v7M13 16v7M3 13h7M16 13h7' },
  tyrell: { width: 24, height: 24, dots: 'M6 2.2a3.8 3.8 0 1 0 .01 0zM18 14.2a3.8 3.8 0 1 0 .01 0z' },
}

/** Background of the board: water, land outside of all areas, and the house patterns. */
export const Ground = memo(function Ground({ drawn }: { drawn: BoardDrawing }) {
  const { borders, beyond } = linesIn(drawn)
  return <MapGround size={drawn} tiles={TILES} coast={borders.coast} beyond={beyond} />
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

/** Returns the printed lines and decorations of a board as SVG path data. */
const linesIn = memoize(({ board, linesOf, outline }: BoardDrawing) => ({
  borders: {
    coast: linesOf(({ kind, draw }) => kind === 'coast' || draw === 'coast'),
    land: linesOf(({ kind }) => kind === 'land'),
    sea: linesOf(({ kind }) => kind === 'sea'),
    rivers: linesOf(({ kind }) => kind === 'river'),
  },
  breakwaters: linesOf(({ kind }) => kind === 'port'),
  beyond: outline(board.beyond.loops),
  wall: lineOf(board.wall),
  decor: DECOR_KINDS.flatMap((kind) => board.decor[kind].split(' ').map((at) => ({ at, path: DECOR[kind] }))),
  links: board.links.map(({ points: [from = [], by = [], to = []] }) => `M${from.join(' ')}Q${by.join(' ')} ${to.join(' ')}`),
}))

export interface PrintProps {
  readonly drawn: BoardDrawing
  readonly areas: Readonly<Record<AreaId, Area>>
  /** Whether Oldtown and Sunset Sea are adjacent in this game (A33). */
  readonly linked: boolean
  /** Text "Beyond the Wall". */
  readonly beyond: string
  /** Beginning of the names of ports. */
  readonly port: string
}

/** Draws borders, rivers with their bridges, coast, Wall, names and printed symbols. */
export const Print = memo(function Print({ drawn, areas, linked, beyond, port }: PrintProps) {
  const { board } = drawn
  const { borders, breakwaters, wall, decor, links } = linesIn(drawn)
  const names = board.areas.flatMap((area) => nameOf(area, areas[area.id], port) ?? [])
  return (
    <PrintedMap borders={borders} decor={decor} bridges={board.bridges} links={linked ? links : []} names={names}>
      <path className="breakwater" d={breakwaters} />
      <path className="fill-none stroke-ink stroke-13" d={wall} />
      <path className="fill-none stroke-ground stroke-6 [stroke-dasharray:7_9]" d={wall} />
      <text className="name sea-name" x={board.beyond.label.x} y={board.beyond.label.y} style={{ '--letters': '26px' }}>
        {beyond}
      </text>
    </PrintedMap>
  )
})

/** Returns the name of an area with its printed symbols; undefined if the game does not contain the area. */
const nameOf = ({ id, label, icons: at }: DrawnArea, printed: Area | undefined, port: string): PrintedName | undefined => {
  if (printed === undefined) return undefined
  const { castle, barrels, crowns, kind, home } = printed
  const drawn = [
    ...(kind === 'port' ? [icons.anchor] : []),
    ...(home === undefined ? [] : [<Charge key="home" house={home} size={22} />]),
    ...(castle === 0 ? [] : [castle === 1 ? icons.castle : icons.stronghold]),
    ...Array.from({ length: barrels }, () => icons.barrel),
    ...Array.from({ length: crowns }, () => icons.crown),
  ]
  const lines = label.lines.map((line) => line.replace(/^Port of/, port))
  return { ...label, lines, id, kind, symbols: at && { at, drawn } }
}
