// Where the lines of a chart run. Pure: the screen and the shared picture draw from the same figures.

/** The inside of a chart, in px. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

const LANE = 4

/**
 * Positions of columns between left and right, each by its place on the axis; a single one is on the left.
 * @param axis rising numbers: rounds, days; what is missing between two of them leaves a gap
 */
export const xsOf = ({ left, right }: Frame, axis: readonly number[]): readonly number[] => {
  const [first = 0, last = 0] = [axis[0], axis.at(-1)]
  return axis.map((at) => left + (last === first ? 0 : (at - first) / (last - first)) * (right - left))
}

/** Between which columns something is missing on the axis: the index of the one before. */
export const gapsIn = (axis: readonly number[]): readonly number[] => axis.flatMap((at, n) => ((axis[n + 1] ?? at) - at > 1 ? [n] : []))

/**
 * Values with a line across, from 0: in steps of 1, 2 or 5 times a power of ten, so that there are at most `most` steps. The last
 * one is at the highest value or above it.
 */
export const levelsUpTo = (highest: number, most: number): readonly number[] => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest / most)))
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => highest / one <= most) ?? 10 * power
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, at) => at * step)
}

/** The position of a value between 0 and `top`. */
export const yOf = ({ top, bottom }: Frame, highest: number, value: number): number =>
  bottom - (highest === 0 ? 0 : value / highest) * (bottom - top)

/**
 * The points of several lines over the same columns. Where lines meet, each keeps a lane of its own beside the others, so that none is
 * hidden.
 * @param axis positions of the columns
 * @param lines a value for each column; undefined: there is none
 * @param lane the distance between lines that would overlap, in px
 */
export const linePoints = (
  frame: Frame,
  axis: readonly number[],
  highest: number,
  lines: readonly (readonly (number | undefined)[])[],
  lane = LANE,
): readonly (readonly Point[])[] => {
  const xs = xsOf(frame, axis)
  return lines.map((values, line) =>
    values.flatMap((value, at) => {
      if (value === undefined) return []
      const equal = lines.flatMap((other, index) => (other[at] === value ? [index] : []))
      const place = equal.indexOf(line) - (equal.length - 1) / 2
      return [{ x: xs[at] ?? frame.left, y: yOf(frame, highest, value) + place * lane }]
    }),
  )
}

/** A line as an SVG path. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/**
 * Moves marks at the end of lines apart, as little as it takes, so that each can be seen.
 * @param at the wanted positions; @param room their least distance; @param low the lowest position
 */
export const apart = (at: readonly number[], room: number, low: number): readonly number[] => {
  const order = at.map((y, index) => ({ y, index })).toSorted((a, b) => a.y - b.y)
  for (const [k, one] of order.entries()) one.y = Math.max(one.y, (order[k - 1]?.y ?? -Infinity) + room)
  for (let k = order.length - 1; k >= 0; k--) {
    const one = order[k]
    if (one !== undefined) one.y = Math.min(one.y, (order[k + 1]?.y ?? low + room) - room)
  }
  const moved: number[] = []
  for (const { y, index } of order) moved[index] = y
  return moved
}

/** Which columns are named, where a name takes `room` px: the first and the last, and those between that have room. */
export const namedColumns = (xs: readonly number[], room: number): readonly number[] => {
  const last = xs.at(-1) ?? 0
  const named: number[] = []
  for (const [at, x] of xs.entries()) {
    const before = xs[named.at(-1) ?? -1] ?? -Infinity
    if (at === xs.length - 1 || (x - before >= room && last - x >= room)) named.push(at)
  }
  return named
}
