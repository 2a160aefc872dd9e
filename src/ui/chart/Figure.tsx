import './chart.css'
import { useId, useState, type ReactNode } from 'react'
import { Icon } from '../Icon'

/** The figures of a chart as a table. */
export interface FigureTable {
  /** Names of the columns; the first is that of the row names. */
  readonly head: readonly string[]
  /** Each row begins with its name. */
  readonly rows: readonly (readonly (string | number)[])[]
}

export interface FigureProps {
  readonly icon: string
  readonly title: string
  /** The description, in a sentence or two. */
  readonly summary: string
  readonly table: FigureTable
  /** Words of the switch: "As a table". */
  readonly asTable: string
  readonly children: ReactNode
  /** Below the chart: shows more of it. */
  readonly more?: ReactNode
}

/**
 * A chart with its title, what it comes to in words, and its figures as a table: a screen reader finds the table at once, the eye by a
 * switch.
 */
export function Figure({ icon, title, summary, table, asTable, children, more }: FigureProps) {
  const [tabled, setTabled] = useState(false)
  const name = useId()
  return (
    <figure className="card chart" aria-labelledby={name}>
      <figcaption>
        <span className="chart-title flex items-center gap-2.5 tiny:flex-wrap">
          <Icon of={icon} />
          <h2 id={name}>{title}</h2>
          <button
            type="button"
            className="chip"
            aria-pressed={tabled}
            aria-label={`${asTable}: ${title}`}
            onClick={() => setTabled(!tabled)}
          >
            {asTable}
          </button>
        </span>
        <span className="note">{summary}</span>
      </figcaption>
      {!tabled && <div aria-hidden>{children}</div>}
      {!tabled && more}
      {/* A wide table is moved sideways, with the keyboard too. */}
      <div
        className={tabled ? 'chart-table overflow-x-auto' : 'sr-only'}
        {...(tabled ? { role: 'group', 'aria-label': asTable, tabIndex: 0 } : {})}
      >
        <table aria-label={title}>
          <thead>
            <tr>
              {table.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([head = '', ...cells], row) => (
              // Rows never change their places.
              <tr key={`${row} ${head}`}>
                <th scope="row">{head}</th>
                {cells.map((cell, at) => (
                  <td key={table.head[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
