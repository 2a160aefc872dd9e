import type { ReactNode } from 'react'

/** One bar, in the colours and the pattern that its class brings. */
export interface Bar {
  readonly id: string
  readonly className: string
  /** Says whose it is. */
  readonly mark?: ReactNode
  readonly value: number
  /** The whole: an outline of its length is drawn around the bar. */
  readonly of?: number
  /** A little more about the figure: "of 12". */
  readonly note?: string
  /** An outline instead of a field: the other of two figures. */
  readonly hollow?: boolean
  /** Stands out: the winner. */
  readonly best?: boolean
}

const share = (value: number, highest: number): string => `${highest === 0 ? 0 : (value / highest) * 100}%`

/** Bars that lie, one below the other, each with its figure at the end. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const highest = Math.max(...bars.map(({ value, of = value }) => of))
  return (
    <div className="bars">
      {bars.map(({ id, className, mark, value, of, note, hollow = false }) => (
        <div key={id} className={className}>
          <span>{mark}</span>
          <span className="relative">
            {of !== undefined && (
              <span className="absolute edge-dashed rounded-[4px] [inset:0_auto_0_0]" style={{ width: share(of, highest) }} />
            )}
            <i data-hollow={hollow || undefined} data-none={value === 0 || undefined} style={{ width: share(value, highest) }} />
          </span>
          <b>{value}</b>
          {note !== undefined && <span className="note bar-note">{note}</span>}
        </div>
      ))}
    </div>
  )
}

/** Vertical bars side by side: one small chart of several on the same scale. */
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
