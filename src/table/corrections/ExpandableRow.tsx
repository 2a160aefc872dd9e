import type { ReactNode } from 'react'

export interface ExpandableRowProps {
  readonly title: string
  /** Content before the title of the row. */
  readonly lead?: ReactNode
  /** Content at the end of the row. */
  readonly trail?: ReactNode
  /** Whether the row is expanded at first. */
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** Expandable row in a section of the correction form, such as a player or an area. */
export function ExpandableRow({ title, lead, trail, isOpen = false, children }: ExpandableRowProps) {
  return (
    <details className="card px-4 open:pb-2" open={isOpen}>
      <summary className="flex min-h-12 cursor-pointer items-center gap-3">
        {lead}
        {title}
        {trail !== undefined && <span className="note ml-auto">{trail}</span>}
      </summary>
      <div className="flex flex-col gap-3">{children}</div>
    </details>
  )
}
