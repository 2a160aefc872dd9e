import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { apart, gapsIn, levelsUpTo, linePoints, namedColumns, pathOf, xsOf, yOf, type Frame } from './geometry'

/** A line of a chart; `className` sets its colours (`--house`, `--on-house`, `--house-edge`). */
export interface Series {
  readonly id: string
  readonly className: string
  /** Values of the line, one per column of the chart; undefined if the line has no value in a column. */
  readonly values: readonly (number | undefined)[]
  /** Label at the end of the line, e.g. a shield. It is `MARK` px wide and high. */
  readonly mark: ReactNode
  /** SVG dash array, so that the line is recognizable without its colour. */
  readonly dash?: string | undefined
}

export interface LineChartProps {
  /** Columns of data points, from left to right. `at` is the number of a column on the x axis, e.g. the number of a round. */
  readonly columns: readonly { readonly at: number; readonly mark: string }[]
  readonly series: readonly Series[]
  /** Horizontal line with a label at the number needed to win. */
  readonly goal?: { readonly value: number; readonly label: string }
}

/** Width and height of the label at the end of a line, in px. */
export const MARK = 20
const STEP = 24
/**
 * Highest number on the axis up to which the height of the chart grows by one `STEP` per unit. Above it, the height grows by `WIDER` times
 * `STEP` per grid line.
 */
const MOST_SINGLE = 14
const WIDER = 1.25
const EDGE = { left: 12, top: 14, right: MARK + 12, bottom: 24 }
const DEFAULT_WIDTH = 320
/** Width of a digit of the axis labels at the default size of letters, in px. */
const DIGIT = 9
/** Default size of letters, in px. */
const LETTERS = 16

/** Returns the last known value of a line; undefined if the line has no values. */
const lastOf = (values: Series['values']): number | undefined => values.findLast((value) => value !== undefined)

/** A line chart that fills the available width. {@link Figure} adds a table of the values. */
export function LineChart({ columns, series, goal }: LineChartProps) {
  const { box, width, letters } = useMeasured()
  const all = series.flatMap(({ values }) => values.map((value) => value ?? 0))
  const levels = levelsUpTo(Math.max(1, goal?.value ?? 0, ...all), 8, Math.min(0, ...all))
  const highest = levels.at(-1) ?? 1
  // With large numbers, the height depends on the number of grid lines, so that the whole chart fits on a small screen.
  const steps = highest > MOST_SINGLE ? Math.ceil((levels.length - 1) * WIDER) : Math.max(4, highest)
  const height = EDGE.top + EDGE.bottom + steps * STEP
  // The labels of the y axis need space on the left for each digit.
  const left = EDGE.left + DIGIT * Math.max(...levels.map((level) => `${level}`.length)) * letters
  // The last value of each line stands beside its label, because labels of lines with almost equal values are moved apart.
  const lastWidth = DIGIT * Math.max(1, ...series.map(({ values }) => `${lastOf(values) ?? ''}`.length)) * letters + 4
  const right = width - EDGE.right - lastWidth
  const frame: Frame = { left, top: EDGE.top, right, bottom: height - EDGE.bottom, lowest: levels[0] ?? 0 }
  const axis = columns.map(({ at }) => at)
  const xs = xsOf(frame, axis)
  const lines = linePoints(
    frame,
    axis,
    highest,
    series.map(({ values }) => values),
  )
  // A series without values has no line, so the label at the end is left out.
  const drawn = series.flatMap(({ id, mark, values }, at) => {
    const end = lines[at]?.at(-1)
    return end === undefined ? [] : [{ id, mark, last: lastOf(values), y: end.y }]
  })
  const marks = apart(
    drawn.map(({ y }) => y - MARK / 2),
    MARK + 2,
    height - MARK,
  )
  return (
    <div ref={box} className="line-chart overflow-hidden">
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {gapsIn(axis).map((at) => (
          // Rectangle that marks rounds without data between two columns.
          <rect
            key={at}
            className="fill-surface-2 stroke-line-strong [stroke-dasharray:2_5]"
            x={xs[at]}
            y={frame.top}
            width={(xs[at + 1] ?? 0) - (xs[at] ?? 0)}
            height={frame.bottom - frame.top}
          />
        ))}
        {levels.map((level) => (
          <g key={level}>
            <line className="grid" x1={frame.left} x2={frame.right} y1={yOf(frame, highest, level)} y2={yOf(frame, highest, level)} />
            <text x={frame.left - 8} y={yOf(frame, highest, level)} textAnchor="end" dominantBaseline="central">
              {level}
            </text>
          </g>
        ))}
        {goal !== undefined && (
          <g className="chart-goal">
            <line x1={frame.left} x2={frame.right} y1={yOf(frame, highest, goal.value)} y2={yOf(frame, highest, goal.value)} />
            <text x={frame.left + 4} y={yOf(frame, highest, goal.value) + 13}>
              {goal.label}
            </text>
          </g>
        )}
        {namedColumns(xs, 24).map((at) => (
          <text key={at} x={xs[at]} y={height - 6} textAnchor="middle">
            {columns[at]?.mark}
          </text>
        ))}
        {gapsIn(axis).map((at) => (
          <text key={at} x={((xs[at] ?? 0) + (xs[at + 1] ?? 0)) / 2} y={height - 6} textAnchor="middle">
            …
          </text>
        ))}
        {series.map(({ id, className, dash }, at) => (
          <g key={id} className={`chart-line forced-colors:forced-color-adjust-none ${className}`}>
            <path className="casing" d={pathOf(lines[at] ?? [])} />
            <path className="core" d={pathOf(lines[at] ?? [])} />
            {dash !== undefined && <path className="dash" d={pathOf(lines[at] ?? [])} strokeDasharray={dash} />}
          </g>
        ))}
        {drawn.map(({ id, mark, last }, at) => (
          <g key={id} transform={`translate(${width - MARK - 2 - lastWidth} ${(marks[at] ?? 0).toFixed(1)})`}>
            {mark}
            <text x={MARK + lastWidth} y={MARK / 2} textAnchor="end" dominantBaseline="central">
              {last}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

/**
 * Returns the width of an element in px, and the size of its letters relative to the default size. Updates both when the element is
 * resized.
 */
function useMeasured() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(DEFAULT_WIDTH)
  const [letters, setLetters] = useState(1)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const measure = () => {
      setWidth(Math.max(200, Math.floor(element.clientWidth) || DEFAULT_WIDTH))
      setLetters(Math.max(1, (Number.parseFloat(getComputedStyle(element).fontSize) || LETTERS) / LETTERS))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, width, letters }
}
