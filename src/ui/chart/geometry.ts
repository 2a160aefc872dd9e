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

/** Where column `at` of `columns` stands; a single one stands at the left. */
export const xOf = ({ left, right }: Frame, columns: number, at: number): number =>
  left + (columns < 2 ? 0 : (at / (columns - 1)) * (right - left))

/** Where a value stands between 0 and `top`. */
export const yOf = ({ top, bottom }: Frame, highest: number, value: number): number =>
  bottom - (highest === 0 ? 0 : value / highest) * (bottom - top)

/**
 * The points of several lines over the same columns. Where lines meet, each keeps a lane of its own beside the others, so that none is
 * hidden.
 * @param lines a value for each column; undefined: there is none
 * @param lane how far lines that would lie on each other stand apart, in px
 */
export const linePoints = (
  frame: Frame,
  highest: number,
  lines: readonly (readonly (number | undefined)[])[],
  lane = LANE,
): readonly (readonly Point[])[] => {
  const columns = Math.max(0, ...lines.map((values) => values.length))
  return lines.map((values, line) =>
    values.flatMap((value, at) => {
      if (value === undefined) return []
      const equal = lines.flatMap((other, index) => (other[at] === value ? [index] : []))
      const place = equal.indexOf(line) - (equal.length - 1) / 2
      return [{ x: xOf(frame, columns, at), y: yOf(frame, highest, value) + place * lane }]
    }),
  )
}

/** A line as an SVG path. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/**
 * Moves marks at the end of lines apart, as little as it takes, so that each can be seen.
 * @param at where they should stand; @param room how far apart they have to be; @param low the lowest place there is
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

/** Which of so many columns are named, where a name takes `room` px of `width`: the first and the last, and even steps between. */
export const namedColumns = (columns: number, width: number, room: number): readonly number[] => {
  const step = Math.max(1, Math.ceil(((columns - 1) * room) / Math.max(1, width)))
  const last = columns - 1
  return Array.from({ length: columns }, (_, at) => at).filter((at) => at === last || (at % step === 0 && last - at >= step))
}
