import type { Drawing, Spot } from './geometry'

export interface HighlightsProps {
  readonly drawing: Drawing
  /** Ids of map areas that cannot be chosen now. */
  readonly dimmed: readonly string[]
  /** Ids of map areas in which an action is possible now. */
  readonly legal: readonly string[]
  /** Paths of units on the map. Each path is a list of area ids from start to end. */
  readonly paths: readonly (readonly string[])[]
  /** Id of the map area in which the action starts. */
  readonly origin: string | undefined
  /** Ids of the map areas that the action leads to. */
  readonly targets: readonly string[]
  readonly chosen: string | undefined
  /** Id of the map area that has the keyboard focus. */
  readonly stop: string | undefined
}

/**
 * Component that draws the highlights of a map: selectable areas are bright and other areas are dimmed. Paths are
 * drawn as arrows. The chosen area, the origin and the targets are outlined.
 */
export function Highlights({ drawing, dimmed, legal, paths, origin, targets, chosen, stop }: HighlightsProps) {
  const lineOf = (area: string) => drawing.places.get(area)?.path
  return (
    <g className="lights" aria-hidden="true">
      <defs>
        <marker id="map-arrow" viewBox="0 0 12 12" refX={7} refY={6} markerWidth={4.4} markerHeight={4.4} orient="auto">
          <path className="arrow" d="M1 1L11 6L1 11Z" />
        </marker>
      </defs>
      {dimmed.map((area) => (
        <path key={area} className="dim" d={lineOf(area)} />
      ))}
      {legal.map((area) => (
        <path key={area} className="legal" d={lineOf(area)} />
      ))}
      {origin !== undefined && <Ring line={lineOf(origin)} className="origin" />}
      {targets.map((area) => (
        <Ring key={area} line={lineOf(area)} className="target" />
      ))}
      {paths.map((way) => (
        <Way key={way.join(' ')} drawing={drawing} way={way} />
      ))}
      {chosen !== undefined && <Ring line={lineOf(chosen)} />}
      {stop !== undefined && <Ring line={lineOf(stop)} className="focus" />}
    </g>
  )
}

/** Component that draws a blue outline with a dark border around a map area, visible on every background. */
function Ring({ line, className }: { line: string | undefined; className?: string }) {
  return (
    <g className={className}>
      <path className="around" d={line} />
      <path className="ring" d={line} />
    </g>
  )
}

/**
 * Component that draws a path of units as an arrow with a dot in each area between start and end. The arrow starts
 * and ends at some distance from the middle of its areas.
 */
function Way({ drawing, way }: { drawing: Drawing; way: readonly string[] }) {
  const spots = way.flatMap((area) => drawing.places.get(area)?.tap ?? [])
  const [first, second] = spots
  const [before, last] = spots.slice(-2)
  if (first === undefined || second === undefined || before === undefined || last === undefined) return
  const stations = spots.slice(1, -1)
  const line = curve([nearer(first, second, 0.34), ...stations, nearer(last, before, 0.36)])
  return (
    <g className="way">
      <path className="around" d={line} />
      <path className="way-line" d={line} markerEnd="url(#map-arrow)" />
      {stations.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={8} />
      ))}
    </g>
  )
}

/** Maximum distance between the end of a path arrow and the middle of an area, in units of the drawing. */
const AWAY = 56

/** Returns a point moved towards another point by the fraction `part` of the distance, but at most by {@link AWAY} units. */
const nearer = (spot: Spot, to: Spot, part: number): Spot => {
  const [dx, dy] = [to.x - spot.x, to.y - spot.y]
  const by = Math.min(part, AWAY / Math.hypot(dx, dy))
  return { x: spot.x + dx * by, y: spot.y + dy * by }
}

/** Returns a smooth curve through all given points, as the `d` attribute of an SVG path. */
const curve = (spots: readonly Spot[]): string =>
  spots
    .map(({ x, y }, at) => {
      const before = spots[at - 1]
      if (before === undefined) return `M${x} ${y}`
      const [earlier, after] = [spots[at - 2] ?? before, spots[at + 1] ?? { x, y }]
      const bend = (near: Spot, from: Spot, to: Spot) => `${near.x + (to.x - from.x) / 6} ${near.y + (to.y - from.y) / 6}`
      return `C${bend(before, earlier, { x, y })} ${bend({ x, y }, after, before)} ${x} ${y}`
    })
    .join('')
