import './chart.css'
import { useId, useState, type ReactNode } from 'react'
import { Icon } from '../Icon'

/** Table with the data of a chart. */
export interface FigureTable {
  /** Column headers; the first one is the header of the row names. */
  readonly head: readonly string[]
  /** Rows of the table; the first cell of each row is the name of the row. */
  readonly rows: readonly (readonly (string | number)[])[]
}

export interface FigureProps {
  readonly icon: string
  readonly title: string
  /** Description of the chart in one or two sentences. */
  readonly summary: string
  readonly table: FigureTable
  /** Label of the button that shows the table, e.g. "As a table". */
  readonly asTable: string
  readonly children: ReactNode
  /** Content shown below the chart, e.g. a button for more data. */
  readonly more?: ReactNode
}

/**
 * Chart with a title, a summary and a table of its data. Screen readers always get the table. A button shows the table on the screen in
 * place of the chart.
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
      {/* A wide table scrolls horizontally; it is focusable, so that the keyboard can scroll it. */}
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
              // The index is a stable key: rows are never reordered.
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
