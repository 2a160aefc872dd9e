import type { Place } from '../box/box'
import type { OwnMove } from '../rules/moves'
import type { State } from '../model/state'
import { decideOwn } from '../rules/decide'
import { lowestMarked, undecided, waitsIn } from '../rules/strategic-phase'
import { evolve } from '../transaction/evolve'

const nextMove = (state: State): OwnMove | undefined => {
  const waits = waitsIn(state)
  if (waits?.for === undefined) return undefined
  const lowest = lowestMarked(state)
  if (waits.what === 'choose') return lowest === undefined ? undefined : { do: 'choose', by: waits.for, at: lowest }
  if (waits.what === 'take') return { do: 'take', by: waits.for, places: [] }
  const [player] = undecided(state)
  return waits.what === 'name' && player !== undefined ? { do: 'name', by: waits.for, player } : undefined
}

/**
 * Returns the moves with which all players who still have to decide at a location of the strategic phase take back no Mafioso (R26–R28).
 * Includes the moves with which the holder of the Mayor names them. Returns an empty list if the location is not open.
 */
export const leaveAll = (state: State, at: Place): readonly OwnMove[] => {
  const move = state.strategy?.at === at ? nextMove(state) : undefined
  const events = move && decideOwn(state, move)
  if (move === undefined || events?.ok !== true) return []
  return [move, ...leaveAll(events.value.reduce<State>(evolve, state), at)]
}

/**
 * Returns the moves with which all players leave their Mafiosi at every location that is left, to the end of the strategic phase (R26–R28).
 * Returns an empty list outside this phase.
 */
export const leaveRest = (state: State): readonly OwnMove[] => {
  const move = nextMove(state)
  const events = move && decideOwn(state, move)
  if (move === undefined || events?.ok !== true) return []
  return [move, ...leaveRest(events.value.reduce<State>(evolve, state))]
}
