import './printed-map.css'
import type { ReactNode } from 'react'
import type { Size, Spot } from '../../ui/map/geometry'

/** One tile of the pattern of a role: its size, and what is drawn on the field of the role in the colour of its charge. */
export interface MapTile {
  readonly width: number
  readonly height: number
  readonly line?: string
  readonly dots?: string
}

/** Paint of an area that a role holds: its field and its pattern. */
export const patternOf = (role: string): string => `url(#map-${role})`

export interface MapGroundProps<Role extends string> {
  readonly size: Size
  /** Pattern of each role; its colours are those of the class of that name. */
  readonly tiles: Readonly<Record<Role, MapTile>>
  /** Path of the coasts. */
  readonly coast: string
  /** Path of the land that belongs to no area. */
  readonly beyond: string
}

/** The water of a drawn map, the ground below it, and the patterns of the roles. */
export function MapGround<Role extends string>({ size: { width, height }, tiles, coast, beyond }: MapGroundProps<Role>) {
  return (
    <>
      <defs>
        {Object.entries<MapTile>(tiles).map(([role, { line, dots, ...tile }]) => (
          <pattern key={role} id={`map-${role}`} className={role} {...tile} patternUnits="userSpaceOnUse">
            <rect className="tile-field" {...tile} />
            {line !== undefined && <path className="tile-line" d={line} />}
            {dots !== undefined && <path className="tile-dots" d={dots} />}
          </pattern>
        ))}
      </defs>
      <rect className="water" width={width} height={height} />
      <path className="shallows" d={coast} />
      <path className="beyond" d={beyond} />
    </>
  )
}

/** A name on the map, and the symbols that are printed beside it. */
export interface PrintedName extends Spot {
  readonly id: string
  readonly lines: readonly string[]
  /** Size of its letters. */
  readonly size: number
  readonly sea: boolean
  /** A drawing on a grid of 24, or one that the game draws around 0; the first is on the left. */
  readonly symbols?: { readonly at: Spot; readonly drawn: readonly ReactNode[] } | undefined
}

export interface PrintedMapProps {
  /** Paths of the borders between lands and between seas, of the rivers and of the coasts. */
  readonly borders: { readonly land: string; readonly sea: string; readonly rivers: string; readonly coast: string }
  /** Small drawings on the land, each by the path of its kind: `{ at: '352,44', path: 'M0-11…' }`. */
  readonly decor: readonly { readonly at: string; readonly path: string }[]
  /** Bridges over rivers; `angle`: direction of the roadway in degrees. */
  readonly bridges: readonly (Spot & { readonly a: string; readonly b: string; readonly angle: number })[]
  /** Areas that touch without a common border: paths of the lines that say so. */
  readonly links: readonly string[]
  readonly names: readonly PrintedName[]
  /** Further printed parts, between the coasts and the bridges. */
  readonly children?: ReactNode
}

/** The printed parts of a map, which never change in a game: borders, rivers with their bridges, coasts, names and symbols. */
export function PrintedMap({ borders: { land, sea, rivers, coast }, decor, bridges, links, names, children }: PrintedMapProps) {
  return (
    <g className="print" aria-hidden="true">
      {decor.map(({ at, path }) => (
        <path key={at} className="decor" transform={`translate(${at})`} d={path} />
      ))}
      <path className="border" data-of="sea" d={sea} />
      <path className="border" data-of="around" d={land} />
      <path className="border" data-of="land" d={land} />
      <path className="river bank" d={rivers} />
      <path className="river" d={rivers} />
      <path className="coast" d={coast} />
      {children}
      {bridges.map(({ a, b, x, y, angle }) => (
        <g key={`${a} ${b}`} className="bridge" transform={`translate(${x} ${y}) rotate(${angle})`}>
          <rect x={-18} y={-9} width={36} height={18} rx={3} />
          <path d="M-18-5H18M-18 5H18" />
        </g>
      ))}
      {links.map((link) => (
        <path key={link} className="link" d={link} />
      ))}
      {names.map((name) => (
        <Named key={name.id} name={name} />
      ))}
    </g>
  )
}

function Named({ name: { x, y, lines, size, sea, symbols } }: { name: PrintedName }) {
  return (
    <>
      {symbols !== undefined && symbols.drawn.length > 0 && <Symbols {...symbols} />}
      <text className={sea ? 'name sea-name' : 'name'} x={x} y={y} style={{ '--letters': `${size}px` }}>
        {lines.map((line, index) => (
          <tspan key={line} x={x} dy={index === 0 ? `${0.34 - (lines.length - 1) * 0.51}em` : '1.02em'}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  )
}

function Symbols({ at, drawn }: NonNullable<PrintedName['symbols']>) {
  return (
    <g className="symbols" transform={`translate(${at.x} ${at.y})`}>
      <rect className="print-plate" x={-12 * drawn.length - 3} y={-13} width={24 * drawn.length + 6} height={26} rx={8} />
      {drawn.map((symbol, index) => (
        // Printed symbols never change places.
        <g key={index} transform={`translate(${24 * index - 12 * drawn.length + 12} 0)`}>
          {typeof symbol === 'string' ? <path transform="translate(-11 -11) scale(.92)" d={symbol} /> : symbol}
        </g>
      ))}
    </g>
  )
}
