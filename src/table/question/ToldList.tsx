import type { ReactNode } from 'react'
import { IconButton } from '../../ui/Button'
import * as icons from '../icons'

export interface ToldItem {
  readonly key: string
  readonly lead?: ReactNode
  readonly title: string
  readonly note?: string
  /** What the button says that takes it off: "Winterfell: take off the list". */
  readonly drop: string
}

export interface ToldListProps {
  /** What was told: "Areas that changed hands". */
  readonly label?: string
  readonly items: readonly ToldItem[]
  readonly onDrop: (key: string) => void
}

/** What the table has told so far, each with a way to take it off again; nothing while nothing is told. */
export function ToldList({ label, items, onDrop }: ToldListProps) {
  if (items.length === 0) return
  return (
    <ul className="card list" aria-label={label}>
      {items.map(({ key, lead, title, note, drop }) => (
        <li key={key} className="row">
          {lead}
          <span className="words">
            {title}
            {note !== undefined && <span className="note">{note}</span>}
          </span>
          <IconButton icon={icons.close} label={drop} onClick={() => onDrop(key)} />
        </li>
      ))}
    </ul>
  )
}
