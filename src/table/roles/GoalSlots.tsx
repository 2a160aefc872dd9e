import './roles.css'
import type { Goal } from './role-sheet'

/** Progress towards the end of the game as slots, up to the number needed; with `wide`, the slots use the full width. */
export function GoalSlots({ reached, needed, label, wide = false }: Goal & { readonly wide?: boolean }) {
  return (
    <span className="goal-slots" data-wide={wide || undefined} role="img" aria-label={label}>
      {Array.from({ length: Math.max(reached, needed) }, (_, k) => (
        <i key={k} data-full={k < reached ? '' : undefined} />
      ))}
    </span>
  )
}
