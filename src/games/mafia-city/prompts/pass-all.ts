import type { OwnMove } from '../rules/moves'
import type { State } from '../model/state'
import { nextToAct } from '../rules/action-phase'
import { decideOwn } from '../rules/decide'
import { evolve } from '../transaction/evolve'

/**
 * Returns the moves with which all active players pass in turn order, so that the location phase begins (R11, R15). Empty outside the
 * action phase, and while a Bullet is used.
 */
export const passAll = (state: State): readonly OwnMove[] => {
  const { next } = nextToAct(state)
  if (state.stage !== 'actions' || state.bullet !== undefined || next === undefined) return []
  const move: OwnMove = { do: 'act', by: next, what: 'pass' }
  const events = decideOwn(state, move)
  return events.ok ? [move, ...passAll(events.value.reduce<State>(evolve, state))] : []
}
