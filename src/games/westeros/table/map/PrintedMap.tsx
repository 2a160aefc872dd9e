import './printed-map.css'
import type { ReactNode } from 'react'
import type { Size, Spot } from '../../../../ui/map/geometry'

/** Tile of the background pattern of a role: its size, and the SVG paths drawn in the colour of the role's emblem. */
export interface MapTile {
  readonly width: number
  readonly height: number
  readonly line?: string
  readonly dots?: string
}

/** Returns the fill of an area held by a role. */
export const patternOf = (role: string): string => `url(#map-${role})`

export interface MapGroundProps<Role extends string> {
  readonly size: Size
  /** Pattern of each role; its colours are those of the CSS class with the id of the role. */
  readonly tiles: Readonly<Record<Role, MapTile>>
  /** SVG path of the coastlines. */
  readonly coast: string
  /** SVG path of land outside of all areas. */
  readonly beyond: string
}

/** Background of a drawn map: water, land, and the patterns of areas held by roles. */
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

/** Name of an area on the map, and its printed symbols. */
export interface PrintedName extends Spot {
  readonly id: string
  readonly lines: readonly string[]
  /** Font size of the name. */
  readonly size: number
  readonly kind: 'land' | 'sea' | 'port'
  /** Printed symbols of the area from left to right: icons on a 24 × 24 grid, or elements centred at 0. */
  readonly symbols?: { readonly at: Spot; readonly drawn: readonly ReactNode[] } | undefined
}

export interface PrintedMapProps {
  /** SVG paths of land borders, sea borders, rivers and coasts. */
  readonly borders: { readonly land: string; readonly sea: string; readonly rivers: string; readonly coast: string }
  /** Small decorations on the land: position and SVG path, e.g. `{ at: '352,44', path: 'M0-11…' }`. */
  readonly decor: readonly { readonly at: string; readonly path: string }[]
  /** Bridges over rivers; `angle`: direction of the road in degrees. */
  readonly bridges: readonly (Spot & { readonly a: string; readonly b: string; readonly angle: number })[]
  /** SVG paths of lines that connect adjacent areas without a common border. */
  readonly links: readonly string[]
  readonly names: readonly PrintedName[]
  /** Printed elements of the map that are special to a game, drawn between the coasts and the bridges. */
  readonly children?: ReactNode
}

/** Printed elements of a map that do not change during a game: borders, rivers with bridges, coasts, names and symbols. */
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

/** CSS classes of the names. The key is the kind of the area. */
const NAME_CLASSES = { land: 'name', sea: 'name sea-name', port: 'name sea-name port-name' } as const

function Named({ name: { x, y, lines, size, kind, symbols } }: { name: PrintedName }) {
  return (
    <>
      {symbols !== undefined && symbols.drawn.length > 0 && <Symbols {...symbols} isPort={kind === 'port'} />}
      <text className={NAME_CLASSES[kind]} x={x} y={y} style={{ '--letters': `${size}px` }}>
        {lines.map((line, index) => (
          <tspan key={line} x={x} dy={index === 0 ? `${0.34 - (lines.length - 1) * 0.51}em` : '1.02em'}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  )
}

function Symbols({ at, drawn, isPort }: NonNullable<PrintedName['symbols']> & { readonly isPort: boolean }) {
  return (
    <g className={isPort ? 'symbols port-symbols' : 'symbols'} transform={`translate(${at.x} ${at.y})`}>
      <rect className="print-plate" x={-12 * drawn.length - 3} y={-13} width={24 * drawn.length + 6} height={26} rx={8} />
      {drawn.map((symbol, index) => (
        // The index is a valid key: printed symbols never change.
        <g key={index} transform={`translate(${24 * index - 12 * drawn.length + 12} 0)`}>
          {typeof symbol === 'string' ? <path transform="translate(-11 -11) scale(.92)" d={symbol} /> : symbol}
        </g>
      ))}
    </g>
  )
}
