import { Fact, type FactProps } from '../Fact'

export interface FactListProps {
  /** The subject of the facts: "Points". */
  readonly label: string
  readonly facts: readonly (FactProps & { readonly key: string })[]
}

/** Facts one below the other, to be read, or confirmed by the button of their question. */
export function FactList({ label, facts }: FactListProps) {
  return (
    <ul className="card list" aria-label={label}>
      {facts.map(({ key, ...fact }) => (
        <Fact key={key} {...fact} />
      ))}
    </ul>
  )
}
