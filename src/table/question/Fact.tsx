import type { ReactNode } from 'react'

export interface FactProps {
  /** Badge or icon before the text. */
  readonly lead?: ReactNode
  readonly title: ReactNode
  /** Second line. */
  readonly note?: ReactNode
  readonly figure?: ReactNode
}

/** Row with a title, an optional note and an optional figure. */
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
