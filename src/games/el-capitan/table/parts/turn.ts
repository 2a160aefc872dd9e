import type { TurnSeat } from '../../../../table/game/game-now'
import type { Colour } from '../../box/board'
import type { State } from '../../model/state'

/** Everybody in the order of the phase, and how far they are in the round, or in settling their loans; undefined before the first turn. */
export const turnOf = ({ stage, turns, settling, settings }: State): readonly TurnSeat<Colour>[] | undefined => {
  const { order, turn } = turns
  if (stage === 'firstPlayer' || stage === 'over') return undefined
  if (stage === 'settle') {
    const [now] = settling
    return order.map((role) => ({ role, progress: role === now ? 'here' : settling.includes(role) ? 'waits' : 'done' }))
  }
  if (stage !== 'turns' || !settings.turnsTold || turn === undefined) return order.map((role) => ({ role }))
  const at = order.indexOf(turn)
  return order.map((role, k) => ({ role, progress: k < at ? 'done' : k === at ? 'here' : 'waits' }))
}
