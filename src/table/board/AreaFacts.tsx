import type { ReactNode } from 'react'

export interface AreaFactListProps {
  /** Content above the information about the area, such as the kind of the area and its printed symbols. */
  readonly head: ReactNode
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[]
  /** Label of the list of neighbouring areas, e.g. "Touches". */
  readonly neighboursLabel: string
  readonly neighbours: readonly { readonly id: string; readonly name: string; readonly italic?: boolean }[]
  readonly onGo: (area: string) => void
}

/** Information about one area, and links to its neighbouring areas. */
export function AreaFactList({ head, facts, neighboursLabel, neighbours, onGo }: AreaFactListProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">{head}</div>
      <dl className="facts flex flex-col">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="label">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-label={neighboursLabel}>
        <h3 className="label mb-2">{neighboursLabel}</h3>
        <ul className="flex flex-wrap gap-2">
          {neighbours.map(({ id, name, italic = false }) => (
            <li key={id}>
              <button type="button" className={`chip ${italic ? 'italic' : ''}`} onClick={() => onGo(id)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
