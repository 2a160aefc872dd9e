import type { Goal } from './role-sheet'

/** What counts towards the end of the game, as slots that fill up to the number that is needed. */
export function GoalSlots({ reached, needed, label }: Goal) {
  return (
    <span className="goal-slots" role="img" aria-label={label}>
      {Array.from({ length: Math.max(reached, needed) }, (_, k) => (
        <i key={k} data-full={k < reached ? '' : undefined} />
      ))}
    </span>
  )
}
