import './roles.css'
import type { Goal } from './role-sheet'

/** Row of slots that shows the progress towards the end of the game, up to the number needed. With `wide`, the row has the full width. */
export function GoalSlots({ reached, needed, label, wide = false }: Goal & { readonly wide?: boolean }) {
  return (
    <span className="goal-slots" data-wide={wide || undefined} role="img" aria-label={label}>
      {Array.from({ length: Math.max(reached, needed) }, (_, k) => (
        <i key={k} data-full={k < reached ? '' : undefined} />
      ))}
    </span>
  )
}
