// Geometry of a line chart, as pure functions. Used by the screen and by the shared picture.

/** Plot area of a chart, in px. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Number at the bottom of the plot area; 0 if omitted. */
  readonly lowest?: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

const LANE = 2

/**
 * Returns the x position of each column, in px. A single column is at the left edge.
 * @param axis rising axis positions, e.g. rounds or days; missing numbers leave a gap
 */
export const xsOf = ({ left, right }: Frame, axis: readonly number[]): readonly number[] => {
  const [first = 0, last = 0] = [axis[0], axis.at(-1)]
  return axis.map((at) => left + (last === first ? 0 : (at - first) / (last - first)) * (right - left))
}

/** Returns the index of each column that is followed by a gap on the axis. */
export const gapsIn = (axis: readonly number[]): readonly number[] => axis.flatMap((at, n) => ((axis[n + 1] ?? at) - at > 1 ? [n] : []))

/**
 * Returns the values of the grid lines, in steps of 1, 2 or 5 times a power of ten. There are about `most` steps at most. 0 is one of the
 * values, the first value is at most `lowest`, and the last value is at least `highest`.
 */
export const levelsUpTo = (highest: number, most: number, lowest = 0): readonly number[] => {
  const range = highest - lowest
  const power = 10 ** Math.floor(Math.log10(Math.max(1, range / most)))
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => range / one <= most) ?? 10 * power
  const below = Math.ceil(-lowest / step)
  return Array.from({ length: Math.ceil(highest / step) + below + 1 }, (_, at) => (at - below) * step)
}

/** Returns the y position of a value between the lowest number of the frame and `highest`, in px. */
export const yOf = ({ top, bottom, lowest = 0 }: Frame, highest: number, value: number): number =>
  bottom - (highest === lowest ? 0 : (value - lowest) / (highest - lowest)) * (bottom - top)

/**
 * Returns the points of several lines over the same columns. Lines through the same point are drawn next to each other, so that no line is
 * hidden. The distance is smaller than a line is wide, so that each line still shows its value.
 * @param axis axis positions of the columns
 * @param highest number at the top of the frame
 * @param lines one number per column; undefined if a column has no number
 * @param lane distance between lines through the same point, in px
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
      const half = (equal.length - 1) / 2
      return [{ x: xs[at] ?? frame.left, y: yOf(frame, highest, value) + (equal.indexOf(line) - half) * lane }]
    }),
  )
}

/** Returns whether two lines have the same value in a column, so that they are drawn next to each other. */
export const hasEqualValues = (lines: readonly (readonly (number | undefined)[])[]): boolean =>
  lines.some((values, line) =>
    lines.slice(line + 1).some((other) => other.some((value, at) => value !== undefined && value === values[at])),
  )

/** Returns a line as the `d` attribute of an SVG path. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/**
 * Moves the labels at the end of the lines apart, so that they do not overlap.
 * @param at preferred y positions, in px
 * @param room minimum distance, in px
 * @param low largest allowed y position, in px
 * @returns the y positions, in the order of `at`
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

/** Returns the indexes of the columns to label: the last column, and other columns if a label of `room` px fits. */
export const namedColumns = (xs: readonly number[], room: number): readonly number[] => {
  const last = xs.at(-1) ?? 0
  const named: number[] = []
  for (const [at, x] of xs.entries()) {
    const before = xs[named.at(-1) ?? -1] ?? -Infinity
    if (at === xs.length - 1 || (x - before >= room && last - x >= room)) named.push(at)
  }
  return named
}
