import type { ReactNode } from 'react'
import { IconButton } from '../../ui/Button'
import * as icons from '../icons'

export interface EnteredItem {
  readonly key: string
  readonly lead?: ReactNode
  readonly title: string
  readonly note?: string
  /** Accessible name of the button that removes an entered answer: "Winterfell: take off the list". */
  readonly drop: string
}

export interface EnteredListProps {
  /** Label of the list: "Areas that changed hands". */
  readonly label?: string
  readonly items: readonly EnteredItem[]
  readonly onDrop: (key: string) => void
}

/** Lists the answers that the player has entered so far, each with a remove button; renders nothing if the list is empty. */
export function EnteredList({ label, items, onDrop }: EnteredListProps) {
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
