import type { ReactNode } from 'react'

/** Bar of a bar chart; `className` sets its colours and pattern. */
export interface Bar {
  readonly id: string
  readonly className: string
  /** Badge of the role that the bar belongs to, e.g. a shield. */
  readonly mark?: ReactNode
  readonly value: number
  /** Maximum number that the bar could reach, drawn as an outline around the bar. */
  readonly of?: number
  /** Short note after the number, e.g. "of 12". */
  readonly note?: string
  /** Whether the bar is an outline instead of filled. Used for the second of two numbers of a role. */
  readonly hollow?: boolean
  /** Whether the bar is thin and filled. Used for the third of three numbers of a role. */
  readonly thin?: boolean
  /** Whether the bar is highlighted, e.g. the bar of the winner. */
  readonly best?: boolean
}

const share = (value: number, highest: number): string => `${highest === 0 ? 0 : (value / highest) * 100}%`

/** Bar chart with horizontal bars, one below the other, each with its number at the end. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const highest = Math.max(...bars.map(({ value, of = value }) => of))
  return (
    <div className="bars">
      {bars.map(({ id, className, mark, value, of, note, hollow = false, thin = false }) => (
        <div key={id} className={className}>
          <span>{mark}</span>
          <span className="relative">
            {of !== undefined && (
              <span className="absolute edge-dashed rounded-[4px] [inset:0_auto_0_0]" style={{ width: share(of, highest) }} />
            )}
            <i
              data-hollow={hollow || undefined}
              data-thin={thin || undefined}
              data-none={value === 0 || undefined}
              style={{ width: share(value, highest) }}
            />
          </span>
          <b>{value}</b>
          {note !== undefined && <span className="note bar-note">{note}</span>}
        </div>
      ))}
    </div>
  )
}

/** Column chart with vertical bars side by side. Several small charts can share the scale `highest`. */
export function Columns({ title, note, bars, highest }: { title: ReactNode; note?: ReactNode; bars: readonly Bar[]; highest: number }) {
  return (
    <div className="columns-chart">
      <p className="label">{title}</p>
      <div className="columns">
        {bars.map(({ id, className, mark, value, best = false }) => (
          <div key={id} className={className} data-best={best || undefined}>
            <span className="flex flex-col items-center justify-end self-stretch gap-1 h-24 pt-6.5">
              <b>{value}</b>
              <i data-none={value === 0 || undefined} style={{ height: share(value, highest) }} />
            </span>
            {mark}
          </div>
        ))}
      </div>
      {note !== undefined && <p className="note">{note}</p>}
    </div>
  )
}
