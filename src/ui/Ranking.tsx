import type { ReactNode } from 'react'
import { IconButton } from './Button'
import * as icons from './icons'
import { useLabels } from './labels'

export interface RankingProps<T extends string> {
  /** What is put into an order: "Iron Throne". */
  readonly label: string
  /** From first to last. */
  readonly order: readonly T[]
  readonly nameOf: (item: T) => string
  readonly leadOf?: (item: T) => ReactNode
  readonly onChange: (order: readonly T[]) => void
}

/** Things in an order that buttons change one place at a time. At either end the button stays and does nothing. */
export function Ranking<T extends string>({ label, order, nameOf, leadOf, onChange }: RankingProps<T>) {
  const labels = useLabels()
  const swap = (at: number, by: 1 | -1) => {
    const [here, there] = [order[at], order[at + by]]
    if (here === undefined || there === undefined) return
    onChange(order.map((item, k) => (k === at ? there : k === at + by ? here : item)))
  }
  return (
    <ol className="card list" aria-label={label}>
      {order.map((item, k) => (
        <li key={item} className="row">
          <b className="rank">{k + 1}</b>
          {leadOf?.(item)}
          <span className="words">{nameOf(item)}</span>
          <IconButton
            icon={icons.up}
            label={`${nameOf(item)}: ${labels.earlier}`}
            aria-disabled={k === 0 || undefined}
            onClick={() => swap(k, -1)}
          />
          <IconButton
            icon={icons.down}
            label={`${nameOf(item)}: ${labels.later}`}
            aria-disabled={k === order.length - 1 || undefined}
            onClick={() => swap(k, 1)}
          />
        </li>
      ))}
    </ol>
  )
}
