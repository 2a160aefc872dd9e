import type { HouseRules } from './house-rules'
import { useHouseRulesWords } from './words'

export interface ChangedRulesProps<Rules, Point, Change> {
  readonly houseRules: HouseRules<Rules, Point, Change>
  readonly rules: Rules
}

/** Lists the house rules that differ from the rulebook, below the result of a game. Renders nothing if there are none. */
export function ChangedRules<Rules, Point, Change>({ houseRules, rules }: ChangedRulesProps<Rules, Point, Change>) {
  const { words } = useHouseRulesWords()
  const { points, departs, isVariant, idOf, titleOf, sayingOf } = houseRules
  const changed = points(rules).filter((point) => departs(rules, point) && isVariant?.(point) !== true)
  if (changed.length === 0) return null
  return (
    <section aria-label={words.title} className="flex flex-col gap-1.5">
      <h2 className="type-label px-1">{words.title}</h2>
      <ul className="card list">
        {changed.map((point) => (
          <li key={idOf(point)} className="row">
            <span className="min-w-0 flex-1">{titleOf(point, rules)}</span>
            <span className="note">{sayingOf(point, rules)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
