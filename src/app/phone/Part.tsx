import type { ReactNode } from 'react'

/** One thing about the device. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card flex flex-col items-start gap-3 p-4" aria-label={title}>
      <h2 className="type-title">{title}</h2>
      {children}
    </section>
  )
}
