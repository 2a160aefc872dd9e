import { UNIT_KINDS, type UnitKind } from '../../box/box'
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
  const atSea = printed(state, battle.area).kind === 'sea'
  const kinds: readonly UnitKind[] = UNIT_KINDS.filter((kind) => (kind === 'ship') === atSea)
  return (
    <UnitSteppers
      label={words.correct.attackers}
      kinds={kinds}
      units={battle.attackers}
      onChange={(units) => set({ set: 'attackers', units })}
    />
  )
}
