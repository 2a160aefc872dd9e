import { Asked, type AskedProps } from '../../../../table/question/Asked'
import type { AnyMove } from '../../../../table/question/answering'
import type { Battle } from '../../model/state'
import { BattleCards, BattleHeader } from './deferred-parts'
import { useGameState } from './play'

export interface AskedInBattleProps<Move extends AnyMove> extends Omit<AskedProps<Move>, 'above' | 'below'> {
  /** The battle it is asked in, as it is or as it would be with the draft: its balance above, its cards below. */
  readonly battle: Battle
}

/** A question of a battle. On a low screen the balance makes room for what there is to choose. */
export function AskedInBattle<Move extends AnyMove>({ battle, ...asked }: AskedInBattleProps<Move>) {
  const state = useGameState()
  return (
    <Asked
      {...asked}
      above={<BattleHeader state={state} battle={battle} choosing={asked.choosing ?? false} />}
      below={<BattleCards state={state} battle={battle} />}
    />
  )
}
