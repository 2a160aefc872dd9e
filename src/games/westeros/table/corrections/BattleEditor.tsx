import { unitKindsOf } from '../../box/box'
import { printed } from '../../model/position'
import type { State } from '../../model/state'
import { useAllSpeech } from '../speech'
import type { SetByHand } from './collect'
import { UnitSteppers } from './UnitSteppers'

/** Edits the attackers of the open battle, which belong to no area during the battle. */
export function BattleEditor({ state, set }: { state: State; set: SetByHand }) {
  const { words } = useAllSpeech()
  const { battle } = state
  if (battle === undefined) return
  const onLand = printed(state, battle.area).kind === 'land'
  const kinds = unitKindsOf(state.box).filter((kind) => (kind === 'ship') !== onLand)
  return (
    <UnitSteppers
      label={words.correct.attackers}
      kinds={kinds}
      units={battle.attackers}
      onChange={(units) => set({ set: 'attackers', units })}
    />
  )
}
