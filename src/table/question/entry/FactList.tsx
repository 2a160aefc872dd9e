import { Fact, type FactProps } from '../Fact'

export interface FactListProps {
  /** Accessible name of the list, e.g. "Points". */
  readonly label: string
  readonly facts: readonly (FactProps & { readonly key: string })[]
}

/** List of rows with information that players only read, or confirm with the button of the question. */
export function FactList({ label, facts }: FactListProps) {
  return (
    <ul className="card list" aria-label={label}>
      {facts.map(({ key, ...fact }) => (
        <Fact key={key} {...fact} />
      ))}
    </ul>
  )
}
