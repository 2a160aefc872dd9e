import type { ReactNode } from 'react'

/** A titled section of the page about this device. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card flex flex-col items-start gap-3 p-4" aria-label={title}>
      <h2 className="type-title">{title}</h2>
      {children}
    </section>
  )
}
