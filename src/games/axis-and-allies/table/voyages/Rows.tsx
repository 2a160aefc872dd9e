import './voyages.css'
import type { ReactNode } from 'react'

export interface VoyageRow {
  readonly id: string
  readonly lead: ReactNode
  /** Text that screen readers read before the title of the list row, if `lead` is not readable, e.g. an icon. */
  readonly name?: string
  readonly title: string
  readonly note: string
  /** Reason why the list row is disabled. */
  readonly reason?: string | undefined
}

export interface RowsProps {
  readonly label: string
  readonly rows: readonly VoyageRow[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

/**
 * Component that lists the possible next steps of a voyage or move. Steps that the rules refuse have a dashed border and show the reason.
 */
export function Rows({ label, rows, chosen, onChoose }: RowsProps) {
  return (
    <section className="flex flex-col gap-1.5" role="group" aria-label={label}>
      <h2 className="label px-1">{label}</h2>
      {rows.map(({ id, lead, name, title, note, reason }) => (
        <button
          key={id}
          type="button"
          className="voyage-row"
          aria-pressed={id === chosen}
          aria-disabled={reason === undefined ? undefined : true}
          onClick={() => reason === undefined && onChoose(id)}
        >
          {name !== undefined && <span className="sr-only">{`${name}, `}</span>}
          {lead}
          <span>
            {title}
            <span className="note block">{reason ?? note}</span>
          </span>
        </button>
      ))}
    </section>
  )
}
