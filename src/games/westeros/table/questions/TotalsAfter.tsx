import { strength } from '../../rules/strength'
import { SIDES, type Battle, type State } from '../../model/state'
import type { Move } from '../../rules/moves'
import { figure } from '../../../../ui/grammar/numbers'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { battleAfter } from './finished-battle'
import { useQuestionWords } from '../words/questions'

export interface TotalsAfterProps {
  readonly state: State
  readonly battle: Battle
  readonly move: Move | undefined
}

/**
 * Shows how a move would change the total strengths of the open battle, e.g. "Stark 5 → 6". Renders nothing if the totals stay the same.
 */
export function TotalsAfter({ state, battle, move }: TotalsAfterProps) {
  const { names } = useSpeech()
  const { words } = useQuestionWords()
  const then = move === undefined ? undefined : battleAfter(state, move)
  if (then === undefined) return
  const [before, after] = [strength(state, battle), strength(then.state, then.battle)]
  const changed = SIDES.filter((side) => before[side].total !== after[side].total)
  if (changed.length === 0) return
  return (
    <ul className="would" aria-label={words.battle.would}>
      {changed.map((side) => (
        <li key={side}>
          <Shield house={battle[side]} size={28} />
          {names.house.plain(battle[side])}
          <b>
            {figure(before[side].total)} → {figure(after[side].total)}
          </b>
        </li>
      ))}
    </ul>
  )
}
