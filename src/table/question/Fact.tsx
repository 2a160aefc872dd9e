import type { ReactNode } from 'react'

export interface FactProps {
  /** Badge or icon before the title. */
  readonly lead?: ReactNode
  readonly title: ReactNode
  /** Second line of the row, below the title. */
  readonly note?: ReactNode
  readonly figure?: ReactNode
}

/** Row with a title, an optional note and an optional number. */
export function Fact({ lead, title, note, figure }: FactProps) {
  return (
    <li className="row">
      {lead}
      <span className="words">
        {title}
        {note !== undefined && <span className="note">{note}</span>}
      </span>
      {figure !== undefined && <b className="figure">{figure}</b>}
    </li>
  )
}
