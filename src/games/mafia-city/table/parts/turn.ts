import type { TurnSeat } from '../../../../table/game/game-now'
import { seatsFrom } from '../../../../kit/turns'
import type { Colour } from '../../box/box'
import type { State } from '../../model/state'
import { coloursOf } from '../../model/tokens'
import { nextToAct } from '../../rules/action-phase'
import { isMapDue } from '../../rules/setup'

/** Everybody from the start player on; in phase I those who have passed are done, and whoever acts now is highlighted. */
export const turnOf = (state: State): readonly TurnSeat<Colour>[] | undefined => {
  const { stage, start, turns, bullet, redraw } = state
  const seats = seatsFrom(coloursOf(state), start)
  if (isMapDue(state)) return undefined
  if (stage === 'redraw')
    return seats.map((role) => ({ role, progress: role === redraw[0] ? 'here' : redraw.includes(role) ? 'waits' : 'done' }))
  if (stage !== 'actions') return undefined
  const now = bullet ?? nextToAct(state).next
  return seats.map((role) => ({ role, progress: role === now ? 'here' : turns.passed.includes(role) ? 'done' : 'waits' }))
}
