import './roles.css'
import type { ReactNode } from 'react'

export interface PartProps {
  readonly title: string
  /** Number shown at the right end of the heading. */
  readonly figure?: string | undefined
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** Section of the page of a role. */
export function Part({ title, figure, action, children }: PartProps) {
  return (
    <section className="card part" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {figure !== undefined && <b>{figure}</b>}
        {action}
      </header>
      {children}
    </section>
  )
}

/** Numbers with their names, next to each other. */
export function Figures({ rows }: { rows: readonly (readonly [name: ReactNode, figure: number])[] }) {
  return (
    <dl className="figures" data-stacks>
      {rows.map(([name, figure], k) => (
        <div key={k}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
