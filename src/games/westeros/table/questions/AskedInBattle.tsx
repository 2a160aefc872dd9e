import { QuestionFrame, type QuestionFrameProps } from '../../../../table/question/QuestionFrame'
import type { AnyMove } from '../../../../table/question/answering'
import type { Battle } from '../../model/state'
import { BattleCards, BattleHeader } from './deferred-parts'
import { useGameState } from './play'

export interface AskedInBattleProps<Move extends AnyMove> extends Omit<QuestionFrameProps<Move>, 'above' | 'below'> {
  /**
   * Battle that the question is about. May already include the answer that the player drafts. The strength of both sides is shown above the
   * question, the House cards below.
   */
  readonly battle: Battle
}

/** Frame of a question about a battle. If the screen is low, the strength of both sides is collapsed, so that the choices have space. */
export function AskedInBattle<Move extends AnyMove>({ battle, ...asked }: AskedInBattleProps<Move>) {
  const state = useGameState()
  return (
    <QuestionFrame
      {...asked}
      above={<BattleHeader state={state} battle={battle} choosing={asked.choosing ?? false} />}
      below={<BattleCards state={state} battle={battle} />}
    />
  )
}
