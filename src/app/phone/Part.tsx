import type { ReactNode } from 'react'

/** Component that shows a section with a title on the page about this device. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card flex flex-col items-start gap-3 p-4" aria-label={title}>
      <h2 className="type-title">{title}</h2>
      {children}
    </section>
  )
}
