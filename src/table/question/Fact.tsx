import type { ReactNode } from 'react'

export interface FactProps {
  /** Before the words: a sign or an icon. */
  readonly lead?: ReactNode
  readonly title: ReactNode
  /** The second line. */
  readonly note?: ReactNode
  readonly figure?: ReactNode
}

/** A row of a small table: a name and what belongs to it. */
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
